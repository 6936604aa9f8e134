import { useEffect, useRef } from 'react';

/** A button beside a list, which gets the focus that an entry took along when it was removed. @param count of the entries */
export function useFocusLeftBehind(count: number) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const hasLost = count < before.current && document.activeElement === document.body;
    if (hasLost) button.current?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
  return button;
}
