import { act, renderHook } from '@testing-library/react';
import { useUploadProgress } from './use-upload-progress.ts';

/** A fake of the runtime's progress reports. */
function uploads() {
  const listeners = new Map<string, (fraction: number) => void>();
  const follow = (id: string, listener: (fraction: number) => void) => {
    listeners.set(id, listener);
    return () => void listeners.delete(id);
  };
  return { follow, report: (fraction: number) => act(() => listeners.get('proof')?.(fraction)) };
}

test('is set during an upload, and restarts after a lost connection', () => {
  const { follow, report } = uploads();
  const { result, rerender } = renderHook(({ isSending }) => useUploadProgress(follow, 'proof', isSending), {
    initialProps: { isSending: false },
  });
  expect(result.current).toBeNull();
  rerender({ isSending: true });
  expect(result.current).toBe(0);
  report(0.4);
  expect(result.current).toBe(0.4);
  rerender({ isSending: false });
  expect(result.current).toBeNull();
  report(0.6);
  rerender({ isSending: true });
  expect(result.current).toBe(0);
});
