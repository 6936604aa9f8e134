import { icons } from '@lapak/ui/icons';
import { paths } from '@lapak/contracts/routes';
import {
  PageLink,
  prefetchQuery,
  sharedApi,
  useGetStoreProfileQuery,
  useParams,
  isApiError,
  type PageModule,
} from '@lapak/runtime';
import { buttonClass } from '@lapak/ui/button';
import { ErrorCard } from '@lapak/ui/error-card';
import { Icon } from '@lapak/ui/icon';
import { Spinner } from '@lapak/ui/spinner';
import { sellerEventsApi } from '../../api/seller-events-api.ts';
import { StoreFooter } from '../../features/footer/store-footer.tsx';
import { StoreLogo } from '../../features/store/store-logo.tsx';
import { UnknownStore } from '../../features/store/unknown-store.tsx';
import { SellerEvents } from './seller-events.tsx';
import styles from './seller.module.css';
import type { StoreProfile } from '@lapak/contracts/api/store';
import { PageMeta } from '../../features/metadata/page-meta.tsx';
import { plainText } from '@lapak/domain/plain-text';

/** Metadata of a seller. */
function SellerMetadata({ profile }: { profile: StoreProfile }) {
  return (
    <PageMeta
      title={profile.nama_toko}
      description={profile.bio ? plainText(profile.bio) : `Halaman utama ${profile.nama_toko}.`}
      path={paths.seller(profile.username)}
      image={profile.logo_url}
      imageAlt={profile.nama_toko}
      siteName={profile.nama_toko}
      noIndex={profile.is_preparing === true}
    />
  );
}

export const prefetch: PageModule['prefetch'] = async (context) => {
  const username = context.params.username ?? '';
  const { data } = await prefetchQuery(context, sharedApi.endpoints.getStoreProfile, username);
  // The page is shown without its events when they fail to load.
  if (data.has_events) {
    await prefetchQuery(context, sellerEventsApi.endpoints.getSellerEvents, username).catch(() => undefined);
  }
};

/** The seller's main page: profile, link to the store, events (spec-decisions 8). */
export default function SellerPage() {
  const { username = '' } = useParams();
  const { data: answer, error, isFetching, refetch } = useGetStoreProfileQuery(username);
  const profile = answer?.data;
  if (!profile && isApiError(error) && error.status === 404) return <UnknownStore username={username} />;
  if (!profile && error) {
    return (
      <main>
        <ErrorCard
          titleAs="h1"
          text="Halaman penjual belum bisa dimuat."
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </main>
    );
  }
  if (!profile) return <Spinner page label="Memuat halaman penjual" />;
  return (
    <>
      <SellerMetadata profile={profile} />
      <main className={styles.main}>
        <div className={styles.head}>
          <StoreLogo url={profile.logo_url} name={profile.nama_toko} large />
          <h1 className={styles.name}>{profile.nama_toko}</h1>
          <p className={styles.username}>{`@${username}`}</p>
          {profile.bio && <p className={styles.bio}>{profile.bio}</p>}
          {profile.alamat && !profile.traits.hide_address && (
            <p className={styles.address}>
              <Icon shape={icons.location} size={18} />
              <span>{profile.alamat}</span>
            </p>
          )}
          <PageLink to={paths.home(username)} className={buttonClass({ size: 'lg', block: true })}>
            <Icon shape={icons.store} size={20} />
            Kunjungi Toko
          </PageLink>
        </div>
        {profile.has_events && <SellerEvents username={username} />}
      </main>
      <StoreFooter setting={profile} subscription={profile} />
    </>
  );
}
