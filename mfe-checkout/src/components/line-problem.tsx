import { lineKey, qtyCap } from '@lapak/domain/cart';
import type { CartLine } from '@lapak/domain/cart-line';
import { Button } from '@lapak/ui/button';
import { useEffect, useRef } from 'react';
import type { CheckedLine } from '../features/lines/line-state.ts';
import { lineName } from '../lib/line-name.ts';
import styles from './product-lines.module.css';

/** Changes to a line that cannot be ordered, made where it stands. */
export interface LineFixes {
  remove: (line: CartLine) => void;
  setQty: (line: CartLine, qty: number) => void;
}

interface LineProblemProps {
  checked: CheckedLine & { problem: string };
  fixes: LineFixes | undefined;
  /** Scrolls to it: the order was refused because of it. */
  isInView: boolean;
}

/** Why a line cannot be ordered, and what helps. */
export function LineProblem({ checked: { line, problem, isLost }, fixes, isInView }: LineProblemProps) {
  const place = useRef<HTMLDivElement>(null);
  const key = lineKey(line);
  useEffect(() => {
    if (isInView) place.current?.scrollIntoView({ block: 'center' });
  }, [isInView, key]);

  const orderable = isLost ? 0 : qtyCap(line);
  return (
    <div ref={place} className={styles.trouble}>
      <span className={styles.problem} role="alert">
        {problem}
      </span>
      {fixes && (
        <span className={styles.fixes}>
          {orderable > 0 && (line.qty ?? 0) > orderable && (
            <Button
              size="sm"
              variant="secondary"
              onClick={() => fixes.setQty(line, orderable)}
              aria-label={`Kurangi jadi ${orderable}, ${lineName(line)}`}
            >
              {`Kurangi jadi ${orderable}`}
            </Button>
          )}
          <Button
            size="sm"
            variant="secondary"
            onClick={() => fixes.remove(line)}
            aria-label={`Hapus ${lineName(line)}`}
          >
            Hapus
          </Button>
        </span>
      )}
    </div>
  );
}
