import { CheckoutSkeleton } from '@lapak/ordering/checkout/checkout-skeleton';
import { FormSection } from '@lapak/forms/form-section';
import { Skeleton } from '@lapak/ui/skeleton';
import { CourierHint } from '../shipping/courier-hint.tsx';
import styles from './goods-skeleton.module.css';

/** A checkout of goods that are sent, before its data is there: what does not depend on it has its text. */
export function GoodsSkeleton() {
  return (
    <CheckoutSkeleton
      first={
        <FormSection title="Alamat Pengiriman">
          <Skeleton shape="block" className={styles.field} />
          <Skeleton shape="block" className={styles.area} />
          <Skeleton shape="block" className={styles.field} />
          <CourierHint />
        </FormSection>
      }
    />
  );
}
