import { act } from '@testing-library/react';

/** Advances fake timers in small steps, so that answers arrive between two polls. */
export async function passTime(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 100) {
    await act(() => jest.advanceTimersByTimeAsync(100));
  }
}
