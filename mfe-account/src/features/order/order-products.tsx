import type { OrderLine } from '@lapak/contracts/api/order';
import { pictureUrl } from '@lapak/contracts/pictures';
import { Picture } from '@lapak/ui/picture';
import { preOrderText, qtyTimesPrice, weightText } from './line-texts.ts';
import styles from './order-products.module.css';

/** 'Daftar Produk yang dibeli' (spec 3 §2). */
export function OrderProducts({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <ul className={styles.list}>
      {lines.map((line, index) => (
        // One product can occur twice, in two variants.
        <li key={`${line.id}-${index}`}>
          <OrderProduct line={line} />
        </li>
      ))}
    </ul>
  );
}

export function OrderProduct({ line }: { line: OrderLine }) {
  const preOrder = preOrderText(line);
  const weight = weightText(line);
  return (
    <div className={styles.line}>
      <Picture
        className={styles.picture}
        src={line.image_url && pictureUrl(line.image_url, 160)}
        alt=""
        width={64}
        height={64}
      />
      <div className={styles.texts}>
        <p className={styles.name}>{line.nama}</p>
        {line.variations.map(({ name, option }) => (
          <p key={name} className={styles.detail}>
            {`${name}: ${option}`}
          </p>
        ))}
        {preOrder && <p className={styles.preOrder}>{preOrder}</p>}
        <p>{qtyTimesPrice(line)}</p>
        {weight && <p className={styles.detail}>{weight}</p>}
      </div>
    </div>
  );
}
