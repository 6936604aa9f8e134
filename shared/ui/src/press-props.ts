import type { MouseEvent, MouseEventHandler } from 'react';

function ignore(event: MouseEvent) {
  // Neither its form is sent, nor does what is around it take the press.
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Properties of a button that may be out of use for a while. It keeps the focus then, which the native attribute takes away in the
 * middle of what a keyboard or a screen reader was doing, and ignores presses.
 */
export const pressProps = (isOff: boolean, onClick: MouseEventHandler<HTMLButtonElement> | undefined) =>
  isOff ? { 'aria-disabled': true, onClick: ignore } : { onClick };
