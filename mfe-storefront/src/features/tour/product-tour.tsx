import { useEffect, useState, type ComponentType } from 'react';
import { useMarkGuideSeenMutation } from '../../api/product-api.ts';
import { afterFirstView } from '../../lib/after-first-view.ts';
import type { TourProps } from './tour-steps.tsx';

const KEY = 'lapak:product-tour';

/**
 * Whether the tour was finished or skipped in this browser. Server-rendered pages are the same for all visitors, so
 * their answer lacks it; the API stores it too, for the next answer of the logged-in shopper.
 */
function hasSeenTour(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false; // without storage the tour is shown again
  }
}

function rememberTour(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Without storage the tour is over for this page at least.
  }
}

interface ProductTourProps {
  /** `guide_detail` of the answer. */
  isWanted: boolean;
  /** A dialog is open. */
  isPaused: boolean;
}

/** The tour for first-time visitors. Its library is loaded only for them, after everything else (spec 1 §2). */
export function ProductTour({ isWanted, isPaused }: ProductTourProps) {
  const [Tour, setTour] = useState<{ Steps: ComponentType<TourProps> } | null>(null);
  const [isOver, setOver] = useState(false);
  const [markSeen] = useMarkGuideSeenMutation();
  const isDue = isWanted && !isOver;

  useEffect(() => {
    if (!isDue || hasSeenTour()) return undefined;
    return afterFirstView(() => {
      // A tour that fails to load needs no message.
      import('./tour-steps.tsx').then(
        ({ TourSteps }) => setTour({ Steps: TourSteps }),
        () => undefined,
      );
    });
  }, [isDue]);

  if (!isDue || !Tour) return null;
  const end = () => {
    setOver(true);
    rememberTour();
    // The answer is not used and errors are ignored (spec 1 §7).
    void markSeen();
  };
  return <Tour.Steps run={!isPaused} onEnd={end} />;
}
