import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the focus in a list whose rows go away under it, as an order does after its step: else a keyboard begins anew at the top of
 * the page.
 * @param rows looked at whenever they are others
 * @returns props of the list's element
 */
export function useKeptFocus(rows: unknown) {
  const list = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body)
      list.current?.focus({ preventScroll: true });
  }, [rows]);
  return {
    ref: list,
    tabIndex: -1,
    onFocus: () => void (isInside.current = true),
    // Not when the element that has the focus is removed.
    onBlur: ({ relatedTarget }: FocusEvent) =>
      void (isInside.current = list.current?.contains(relatedTarget) ?? false),
  };
}
