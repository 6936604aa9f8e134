import { paths } from '@lapak/contracts/routes';
import { prefetchQuery, useNavigate, useSearchParams, type PageModule } from '@lapak/runtime';
import { Icon } from '@lapak/ui/icon';
import { icons } from '@lapak/ui/icons';
import { storeListApi, useGetStoresQuery } from '../../api/store-list-api.ts';
import { PageMeta } from '../../features/metadata/page-meta.tsx';
import { SearchBox } from '@lapak/ui/search-box';
import { readFrontUrl } from './front-url.ts';
import { SellerStart } from './seller-start.tsx';
import { StoreList } from './store-list.tsx';
import styles from './front.module.css';

export const prefetch: PageModule['prefetch'] = (context) =>
  prefetchQuery(context, storeListApi.endpoints.getStores, readFrontUrl(context.url.searchParams));

/** The platform's own page at `/`: what Lapak is, the open stores, how a seller starts. */
export default function FrontPage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const choice = readFrontUrl(query);
  const contactEmail = useGetStoresQuery(choice).data?.contact_email ?? null;
  return (
    <>
      <PageMeta
        title="Lapak - Toko online untuk setiap penjual"
        description="Belanja langsung di toko online penjual Indonesia: barang, jasa, produk digital dan tiket acara, dengan pembayaran transfer, virtual account, e-wallet atau QRIS."
        path={paths.front({ keyword: choice.search, page: choice.page > 1 ? choice.page : undefined })}
        siteName="Lapak"
        noIndex={choice.search !== ''}
      />
      <header className={styles.hero}>
        <p className={styles.logo}>
          <Icon shape={icons.store} size={28} />
          Lapak
        </p>
        <h1 className={styles.title}>Belanja langsung di toko penjualnya</h1>
        <p className={styles.lead}>
          Barang, jasa, produk digital dan tiket acara. Bayar dengan transfer, virtual account, e-wallet atau
          QRIS, lalu ikuti pesananmu sampai tiba.
        </p>
        <div className={styles.search}>
          <SearchBox
            action={paths.front()}
            label="Cari Toko"
            keyword={choice.search}
            onSearch={(keyword) => void navigate(paths.front({ keyword }), { replace: true })}
          />
        </div>
      </header>
      <main className={styles.main}>
        <StoreList choice={choice} />
        <SellerStart contactEmail={contactEmail} />
      </main>
    </>
  );
}
