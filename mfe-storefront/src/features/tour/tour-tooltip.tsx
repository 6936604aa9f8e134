import { arrow, autoUpdate, flip, offset, shift, useFloating, type Placement } from '@floating-ui/react-dom';
import { useState } from 'react';
import styles from './tour-tooltip.module.css';

export interface TourStep {
  /** Selector of the element that the step explains. */
  target: string;
  placement: Placement;
  title: string;
  content: string;
}

interface TourTooltipProps {
  step: TourStep;
  progress: string;
  isLast: boolean;
  onNext: () => void;
  onSkip: () => void;
}

const ARROW_PX = 12;
const EDGE_PX = 16;

/** One step of the tour beside the element that it explains: text, progress, next and skip. */
export function TourTooltip({ step, progress, isLast, onNext, onSkip }: TourTooltipProps) {
  const [tooltip, setTooltip] = useState<HTMLDivElement | null>(null);
  const [tip, setTip] = useState<HTMLSpanElement | null>(null);
  const { floatingStyles, middlewareData, placement } = useFloating({
    elements: { reference: document.querySelector(step.target), floating: tooltip },
    placement: step.placement,
    strategy: 'fixed',
    middleware: [
      offset(ARROW_PX),
      flip(),
      shift({ padding: EDGE_PX }),
      arrow({ element: tip, padding: ARROW_PX }),
    ],
    whileElementsMounted: autoUpdate,
  });
  return (
    <div
      ref={setTooltip}
      style={floatingStyles}
      className={styles.tooltip}
      role="dialog"
      aria-label="Panduan halaman produk"
    >
      <p className={styles.title}>{step.title}</p>
      <p>{step.content}</p>
      <div className={styles.foot}>
        <span className={styles.count}>{progress}</span>
        {!isLast && (
          <button type="button" className={styles.skip} onClick={onSkip}>
            Lewati
          </button>
        )}
        <button type="button" className={styles.next} onClick={onNext}>
          {isLast ? 'Selesai' : 'Lanjut'}
        </button>
      </div>
      <span
        ref={setTip}
        className={styles.arrow}
        data-above={placement.startsWith('top') || undefined}
        style={{ left: middlewareData.arrow?.x }}
      />
    </div>
  );
}
