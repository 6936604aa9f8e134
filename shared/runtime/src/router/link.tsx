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
  /** Replaces the navigation, for callers that need more than an address. */
  move?: () => void;
  ref?: Ref<HTMLAnchorElement>;
}

/** A plain click of the main button; the browser handles all others: a new tab, a download, a menu. */
const isOurs = (event: MouseEvent, target: string | undefined) =>
  event.button === 0 &&
  (!target || target === '_self') &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/**
 * Props that an anchor does not have, set to undefined, which React omits (without a warning while the name is in lower
 * case); removing them from the object (`...rest`) costs the server more than the rest of a link's render.
 */
const notOfAnchors = { to: undefined, replace: undefined, state: undefined, move: undefined };

/**
 * An anchor that navigates inside the shop. A list has dozens: React Router's own link subscribes each to the location and
 * resolves its path again, which does not change absolute paths.
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
    // As browsers do: a link to the current address makes no second entry.
    const inPlace = replace ?? createPath(window.location) === to;
    navigator[inPlace ? 'replace' : 'push'](to, state);
  }

  return (
    <a {...props} {...notOfAnchors} href={to} onClick={follow}>
      {props.children}
    </a>
  );
}
