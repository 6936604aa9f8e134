import { icons } from '@lapak/ui/icons';
import { messages } from '@lapak/domain/messages';
import { Icon } from '@lapak/ui/icon';
import { ShareRow } from '@lapak/ui/share-row';
import { ShareTab } from '../../features/share/share-tab.tsx';
import { ProductView, type ProductViewProps } from './product-view.tsx';
import styles from './product-view.module.css';

type LayoutProps = Pick<ProductViewProps, 'username' | 'detail' | 'affiliateCode' | 'onBack'>;

/** The default layout: sharing is always in view. */
export function DefaultProduct(props: LayoutProps) {
  return <ProductView {...props} buyLabel="Beli" share={(target) => <ShareRow {...target} />} />;
}

/** The newer layout: shows what the price does not include, and puts sharing behind a tab (spec 1 §2). */
export function NewerProduct(props: LayoutProps) {
  return (
    <ProductView
      {...props}
      buyLabel="Beli Langsung"
      share={(target) => <ShareTab {...target} />}
      note={
        <p className={styles.note}>
          <Icon shape={icons.info} size={18} />
          <span>{messages.priceExcludesExtras}</span>
        </p>
      }
    />
  );
}
