import { icons } from '@lapak/ui/icons';
import { pictureSrcSet, pictureUrl } from '@lapak/contracts/pictures';
import { paths } from '@lapak/contracts/routes';
import { qtyCap } from '@lapak/domain/cart';
import { detailPrice } from '@lapak/domain/price';
import { combinationPairs } from '@lapak/domain/variation';
import { PageLink } from '@lapak/runtime';
import { Badge } from '@lapak/ui/badge';
import { IconButton } from '@lapak/ui/icon-button';
import { Picture } from '@lapak/ui/picture';
import { PriceTag } from '@lapak/ui/price-tag';
import { QuantityStepper } from '@lapak/ui/quantity-stepper';
import type { CheckedLine } from '../../features/lines/line-state.ts';
import { lineName } from '../../lib/line-name.ts';
import styles from './cart-line-card.module.css';

interface CartLineCardProps {
  username: string;
  checked: CheckedLine;
  dateServer: string;
  /** In the first view of a phone: its picture is not loaded late. */
  isFirst: boolean;
  onQtyChange: (qty: number | null) => void;
  onDelete: () => void;
}

/** A line of the cart: product, unit price, quantity; a line that is gone can only be deleted. */
export function CartLineCard({
  username,
  checked,
  dateServer,
  isFirst,
  onQtyChange,
  onDelete,
}: CartLineCardProps) {
  const { line, problem, isLost } = checked;
  const { price, original, percentOff } = detailPrice(line, line.qty, dateServer);
  const cap = qtyCap(line);
  const name = lineName(line);
  return (
    <li className={styles.card}>
      <Picture
        className={styles.picture}
        src={line.image_url && pictureUrl(line.image_url, 160)}
        srcSet={line.image_url ? pictureSrcSet(line.image_url, [96, 160, 240]) : ''}
        sizes="88px"
        alt=""
        width={88}
        height={88}
        priority={isFirst}
      />
      <div className={styles.words}>
        <PageLink className={styles.name} to={paths.product(username, line.slug)}>
          {line.nama}
        </PageLink>
        {combinationPairs(line.product_variety, line.price_variety).map(({ name: level, option }) => (
          <span key={level} className={styles.option}>
            {`${level}: ${option}`}
          </span>
        ))}
        {line.pre_order === 1 && <Badge tone="info">Pre-Order</Badge>}
        <PriceTag price={price} original={original} percentOff={percentOff} />
      </div>
      <div className={styles.actions}>
        {isLost ? (
          <p className={styles.lost} role="alert">
            {problem}
          </p>
        ) : (
          <QuantityStepper
            label={`Jumlah ${name}`}
            item={name}
            value={line.qty}
            onValueChange={onQtyChange}
            max={cap}
            error={problem}
          />
        )}
        <IconButton icon={icons.trash} label={`Hapus ${name}`} onClick={onDelete} />
      </div>
    </li>
  );
}
