/** Moves the focus to a part of the page that is no control; the next Tab goes on from there. */
export function focusPart(part: HTMLElement, options?: FocusOptions): void {
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus(options);
}
