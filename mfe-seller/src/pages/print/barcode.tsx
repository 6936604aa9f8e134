import { code128 } from './code-128.ts';
import styles from './print.module.css';

/** White on each side of the bars, which scanners need, in modules. */
const QUIET = 10;

/** A text as Code 128 with the text below; the text alone when it has letters that the code does not know. */
export function Barcode({ text }: { text: string }) {
  const code = code128(text);
  return (
    <div className={styles.barcode}>
      {code && (
        <svg
          viewBox={`${-QUIET} 0 ${code.width + 2 * QUIET} 50`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
          aria-hidden="true"
        >
          {code.bars.map(({ x, width }) => (
            <rect key={x} x={x} width={width} height={50} />
          ))}
        </svg>
      )}
      <span>{text}</span>
    </div>
  );
}
