import { pictureSrcSet, pictureUrl } from '@lapak/contracts/pictures';
import { paths } from '@lapak/contracts/routes';
import { lineKey } from '@lapak/domain/cart';
import { lineTotal, unitPrice } from '@lapak/domain/price';
import { formatPrice, formatThousands } from '@lapak/domain/rupiah';
import { combinationPairs } from '@lapak/domain/variation';
import { PageLink } from '@lapak/runtime';
import { Picture } from '@lapak/ui/picture';
import { LineProblem, type LineFixes } from './line-problem.tsx';
import type { CheckedLine } from '../features/lines/line-state.ts';
import { preOrderLabel, weightLabel } from '../lib/line-labels.ts';
import { memo, type ReactNode } from 'react';
import styles from './product-lines.module.css';
import { Section } from '@lapak/ui/section';

interface ProductLinesProps {
  title: string;
  username: string;
  lines: readonly CheckedLine[];
  dateServer: string;
  /** Link for changing lines; none for an item that was bought directly. */
  editPath?: string;
  /** Ways to mend lines that cannot be ordered. */
  fixes?: LineFixes;
  /** Scrolls to the first line that cannot be ordered. */
  isProblemInView?: boolean;
  /** Below the lines: a quantity. */
  children?: ReactNode;
}

/** What is bought: name, chosen options, pre-order, quantity x price, weight (spec 2 §3, "Order line display"). */
export const ProductLines = memo(function ProductLines({
  title,
  username,
  lines,
  dateServer,
  editPath,
  fixes,
  isProblemInView = false,
  children,
}: ProductLinesProps) {
  const firstProblem = lines.find(({ problem }) => problem !== null);
  return (
    <Section
      title={title}
      action={
        editPath && (
          <PageLink className={styles.edit} to={editPath}>
            Ubah
          </PageLink>
        )
      }
    >
      <ul className={styles.list}>
        {lines.map((checked) => (
          <ProductLine
            key={lineKey(checked.line)}
            username={username}
            checked={checked}
            dateServer={dateServer}
            fixes={fixes}
            isProblemInView={isProblemInView && checked === firstProblem}
            isAlone={lines.length === 1}
          />
        ))}
      </ul>
      {children && <div className={styles.below}>{children}</div>}
    </Section>
  );
});

interface ProductLineProps {
  username: string;
  checked: CheckedLine;
  dateServer: string;
  fixes: LineFixes | undefined;
  isProblemInView: boolean;
  /** Its subtotal is that of the order, in the price details. */
  isAlone: boolean;
}

function ProductLine({ username, checked, dateServer, fixes, isProblemInView, isAlone }: ProductLineProps) {
  const { line, problem } = checked;
  const facts = [preOrderLabel(line), weightLabel(line)].filter(Boolean);
  return (
    <li className={styles.line}>
      <Picture
        className={styles.picture}
        src={line.image_url && pictureUrl(line.image_url, 160)}
        srcSet={line.image_url ? pictureSrcSet(line.image_url, [96, 160]) : ''}
        sizes="64px"
        alt=""
        width={64}
        height={64}
      />
      <div className={styles.words}>
        <PageLink className={styles.name} to={paths.product(username, line.slug)}>
          {line.nama}
        </PageLink>
        {combinationPairs(line.product_variety, line.price_variety).map(({ name, option }) => (
          <span key={name} className={styles.fact}>
            {`${name}: ${option}`}
          </span>
        ))}
        {facts.length > 0 && <span className={styles.fact}>{facts.join(' · ')}</span>}
        <span className={styles.amounts}>
          <span className={styles.amount}>
            {`${formatThousands(line.qty ?? 0)} x ${formatPrice(unitPrice(line, line.qty, dateServer))}`}
          </span>
          {!isAlone && (line.qty ?? 0) > 1 && (
            <span className={styles.total}>{formatPrice(lineTotal(line, dateServer))}</span>
          )}
        </span>
        {problem !== null && (
          <LineProblem checked={{ ...checked, problem }} fixes={fixes} isInView={isProblemInView} />
        )}
      </div>
    </li>
  );
}
