import { use, type AnchorHTMLAttributes, type MouseEvent, type Ref } from 'react';
import { createPath } from 'react-router-dom';
import { NavigatorContext } from '../navigation/navigator-context.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An absolute path inside the shop. */
  to: string;
  /** Takes the place of the current history entry. */
  replace?: boolean;
  /** State for the history entry that the link makes. */
  state?: unknown;
  /** Takes the place of the move, for whoever has more to say than an address. */
  move?: () => void;
  ref?: Ref<HTMLAnchorElement>;
}

/** A plain click of the main button; all others are the browser's: a new tab, a download, a menu. */
const isOurs = (event: MouseEvent, target: string | undefined) =>
  event.button === 0 &&
  (!target || target === '_self') &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/**
 * What an anchor has not. Given as nothing, React leaves it out, without a word as long as the name is in lower case; taking
 * it out of the object (`...rest`) costs the server more than all else that a link does.
 */
const notOfAnchors = { to: undefined, replace: undefined, state: undefined, move: undefined };

/**
 * A real link that moves inside the shop. A list has dozens: React Router's own link subscribes each to the location and
 * resolves its path once more, which for absolute paths gives what it was given.
 */
export function Link(props: LinkProps) {
  const { to, target } = props;
  const navigator = use(NavigatorContext);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    const { replace, state, move } = props;
    props.onClick?.(event);
    if (event.defaultPrevented || !isOurs(event, target)) return;
    event.preventDefault();
    if (move) {
      move();
      return;
    }
    // As browsers do: a link to where one stands makes no second entry.
    const inPlace = replace ?? createPath(window.location) === to;
    navigator[inPlace ? 'replace' : 'push'](to, state);
  }

  return <a {...props} {...notOfAnchors} href={to} onClick={follow} />;
}
