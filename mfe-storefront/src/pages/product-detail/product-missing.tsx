import { icons } from '@lapak/ui/icons';
import { paths } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import { PageLink, useGetStoreProfileQuery } from '@lapak/runtime';
import { StoreTitle } from '@lapak/runtime/store-title';
import { BackBar } from '@lapak/ui/back-bar';
import { buttonClass } from '@lapak/ui/button';
import { Icon } from '@lapak/ui/icon';
import { ChatLink } from '@lapak/ordering/chat/chat-link';
import styles from './product-missing.module.css';

const noNumber = { wa: null, wa_prefix: null };

/** The product did not load: links to the seller's chat and to all products (spec 1 §2). */
export function ProductMissing({ username, onBack }: { username: string; onBack: () => void }) {
  const { data: profile } = useGetStoreProfileQuery(username);
  return (
    <>
      <StoreTitle page={messages.productNotFound} />
      <meta name="robots" content="noindex" />
      <BackBar title="Detail Produk" onBack={onBack} />
      <main className={styles.main}>
        <span className={styles.icon}>
          <Icon shape={icons.search} size={48} />
        </span>
        <p className={styles.text}>{messages.productNotFound}</p>
        <div className={styles.actions}>
          <ChatLink
            setting={profile?.data ?? noNumber}
            className={buttonClass({ variant: 'secondary', block: true })}
          >
            Hubungi Penjual
          </ChatLink>
          <PageLink to={paths.home(username)} className={buttonClass({ block: true })}>
            Lihat Produk Tersedia
          </PageLink>
        </div>
      </main>
    </>
  );
}
