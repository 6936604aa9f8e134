import { act } from '@testing-library/react';

/** Lets fake time go by in small steps, so that answers have the time to arrive between two polls. */
export async function passTime(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 100) {
    await act(() => jest.advanceTimersByTimeAsync(100));
  }
}
