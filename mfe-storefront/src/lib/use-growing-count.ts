import { whenIdle } from '@lapak/ui/when-idle';
import { startTransition, useEffect, useState } from 'react';

/**
 * How many items of a list are rendered. What is there when the page is opened is rendered at once; what arrives later comes
 * step by step, each in a task of its own, so that a tap or a scroll in between is answered.
 * @param step how many items are added at once
 */
export function useGrowingCount(count: number, step: number): number {
  const [rendered, setRendered] = useState(count);
  // Another list begins with its first step.
  const shown = Math.min(rendered === 0 ? step : rendered, count);
  if (rendered > count) setRendered(count);

  useEffect(() => {
    if (shown >= count) return undefined;
    let isWanted = true;
    whenIdle(() => {
      if (isWanted) startTransition(() => setRendered(shown + step));
    });
    return () => {
      isWanted = false;
    };
  }, [shown, count, step]);
  return shown;
}
