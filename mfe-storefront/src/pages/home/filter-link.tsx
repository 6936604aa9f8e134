import { Link, type LinkProps } from '@lapak/runtime';
import { changeListing, listingPath, type ListingChange } from '../../lib/listing-url.ts';
import type { Home } from './use-home.ts';

interface FilterLinkProps extends Omit<LinkProps, 'to' | 'replace' | 'move' | 'state' | 'target'> {
  home: Pick<Home, 'username' | 'choice' | 'choose'>;
  change: ListingChange;
}

/** A real link to the list with that change; a tap merges it with a pending navigation. */
export function FilterLink({ home, change, ...rest }: FilterLinkProps) {
  return (
    <Link
      {...rest}
      to={listingPath(home.username, changeListing(home.choice, change))}
      move={() => home.choose(change)}
    />
  );
}
