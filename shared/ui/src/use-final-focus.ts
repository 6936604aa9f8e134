import { useLayoutEffect, useRef } from 'react';

/** An element around what had the focus, and at which place in it that was. */
interface Around {
  element: HTMLElement;
  place: number;
}

/** What is around the page's content stays when the dialog leads to another page, which has a focus of its own. */
const isInPage = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element !== document.body && !element.querySelector('main');

function elementsAround(focused: Element | null): Around[] {
  const around: Around[] = [];
  let inside = focused;
  while (inside && isInPage(inside.parentElement)) {
    const element = inside.parentElement;
    around.push({ element, place: [...element.children].indexOf(inside) });
    inside = element;
  }
  return around;
}

/** What stands where something was removed, or the element that it was removed from. */
function remainingNeighbour(around: readonly Around[]): HTMLElement | true {
  const left = around.find(({ element }) => element.isConnected);
  if (!left) return true;
  const { element, place } = left;
  const neighbour = element.children[place] ?? element.lastElementChild;
  const target = neighbour instanceof HTMLElement ? neighbour : element;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  return target;
}

/**
 * Where the focus goes when a dialog closes: back to what had it before, and where that is gone, as a removed line of a list is, to
 * what stands there now. A keyboard would begin anew at the top of the page otherwise.
 * @param open whether the dialog is open
 * @returns `finalFocus` of the dialog's popup, which takes the first control of what it names
 */
export function useFinalFocus(open: boolean): () => HTMLElement | boolean {
  const before = useRef<{ focused: Element | null; around: Around[] }>({ focused: null, around: [] });
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (open) before.current = { focused, around: elementsAround(focused) };
  }, [open]);
  return () => {
    const { activeElement: active, body } = document;
    // It went on meanwhile, to another page for example.
    if (active && active !== body && !active.closest('[role="dialog"], [role="alertdialog"]')) return false;
    const { focused, around } = before.current;
    return focused?.isConnected ? true : remainingNeighbour(around);
  };
}
