import type { TooltipRenderProps } from 'react-joyride';
import styles from './tour-tooltip.module.css';

/** One step of the tour: text, progress, next and skip. */
export function TourTooltip({ step, index, size, isLastStep, primaryProps, skipProps }: TooltipRenderProps) {
  return (
    <div className={styles.tooltip} role="dialog" aria-label="Panduan halaman produk">
      <p className={styles.title}>{step.title}</p>
      <p className={styles.text}>{step.content}</p>
      <div className={styles.foot}>
        <span className={styles.count}>
          {index + 1} dari {size}
        </span>
        {!isLastStep && (
          <button type="button" className={styles.skip} onClick={skipProps.onClick}>
            Lewati
          </button>
        )}
        <button type="button" className={styles.next} onClick={primaryProps.onClick}>
          {isLastStep ? 'Selesai' : 'Lanjut'}
        </button>
      </div>
    </div>
  );
}
