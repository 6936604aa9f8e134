import { act, renderHook } from '@testing-library/react';
import { useMediaQuery } from './use-media-query.ts';

test('a query matches by the screen, and is updated when the screen changes', () => {
  let matches = false;
  let changed = () => undefined as void;
  Object.defineProperty(globalThis, 'matchMedia', {
    configurable: true,
    value: (media: string) => ({
      media,
      matches,
      addEventListener: (_kind: string, listener: () => void) => (changed = listener),
      removeEventListener: () => undefined,
    }),
  });
  const { result } = renderHook(() => useMediaQuery('(min-width: 768px)'));
  expect(result.current).toBe(false);
  matches = true;
  act(() => changed());
  expect(result.current).toBe(true);
});

test('without `matchMedia` nothing matches', () => {
  Object.defineProperty(globalThis, 'matchMedia', { configurable: true, value: undefined });
  expect(renderHook(() => useMediaQuery('(min-width: 768px)')).result.current).toBe(false);
});
