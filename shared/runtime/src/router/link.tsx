import type { AnchorHTMLAttributes, Ref } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To;
  /** Takes the place of the current history entry. */
  replace?: boolean;
  /** State for the history entry that the link makes. */
  state?: unknown;
  /** Leaves the page where it is scrolled. */
  preventScrollReset?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A real link that moves inside the shop. React Router's own hooks; its `Link` brings along what only its framework mode
 * uses.
 */
export function Link({ to, replace, state, preventScrollReset, onClick, target, ref, ...rest }: LinkProps) {
  const href = useHref(to);
  const move = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state, preventScrollReset, target });
  return (
    <a
      {...rest}
      ref={ref}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) move(event);
      }}
    />
  );
}
