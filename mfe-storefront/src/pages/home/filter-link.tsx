import type { MouseEvent } from 'react';
import { Link, type LinkProps } from '@lapak/runtime';
import { changeListing, listingPath, type ListingChange } from '../../lib/listing-url.ts';
import type { Home } from './use-home.ts';

interface FilterLinkProps extends Omit<
  LinkProps,
  'to' | 'replace' | 'preventScrollReset' | 'state' | 'target'
> {
  home: Pick<Home, 'username' | 'choice' | 'choose'>;
  change: ListingChange;
}

/** Whether a click asks for this tab; the others are the browser's own. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A real link to the list with that change; a tap adds it to what is still on its way. */
export function FilterLink({ home, change, onClick, ...rest }: FilterLinkProps) {
  return (
    <Link
      {...rest}
      to={listingPath(home.username, changeListing(home.choice, change))}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlain(event)) return;
        event.preventDefault();
        home.choose(change);
      }}
    />
  );
}
