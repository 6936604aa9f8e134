import { useEffect } from 'react';
import { paths } from '@lapak/contracts/routes';
import {
  prefetchQuery,
  useGetStoreProfileQuery,
  useGoBack,
  useNavigate,
  useParams,
  type PageModule,
} from '@lapak/runtime';
import { BackBar } from '@lapak/ui/back-bar';
import { Spinner } from '@lapak/ui/spinner';
import { bannerApi, useGetBannerQuery } from '../../api/banner-api.ts';
import { StoreFooter } from '../../features/footer/store-footer.tsx';
import { SearchBox } from '@lapak/ui/search-box';
import { CartLink } from '../../features/store/cart-link.tsx';
import { BannerArticle } from './banner-article.tsx';
import { BannerMetadata } from './banner-metadata.tsx';
import styles from './banner-detail.module.css';

export const prefetch: PageModule['prefetch'] = async (context) => {
  const { username = '', id = '' } = context.params;
  const banner = await prefetchQuery(context, bannerApi.endpoints.getBanner, { username, id });
  // The server answers 404; no version is the cause.
  if (!banner) throw Object.assign(new Error(`banner ${id} of ${username} is not there`), { status: 404 });
};

/** A banner's page: its picture, its text, a search and sharing (spec 1 §2). */
export default function BannerDetailPage() {
  const { username = '', id = '' } = useParams();
  const navigate = useNavigate();
  const goBack = useGoBack(paths.home(username));
  const { currentData: banner, error } = useGetBannerQuery({ username, id });
  const { data: profile } = useGetStoreProfileQuery(username);
  const isMissing = Boolean(error) || banner === null;

  if (isMissing) return <FailedLoad />;
  return (
    <>
      <BackBar
        title="Info dan Promo"
        titleAs="span"
        onBack={goBack}
        actions={<CartLink username={username} />}
      />
      <main className={styles.main}>
        <SearchBox
          action={paths.home(username)}
          keyword=""
          onSearch={(keyword) => {
            if (keyword !== '') void navigate(paths.home(username, { keyword }));
          }}
        />
        {banner ? (
          <>
            <BannerMetadata username={username} banner={banner} storeName={profile?.data.nama_toko} />
            <BannerArticle username={username} banner={banner} />
          </>
        ) : (
          <Spinner page label="Memuat banner" />
        )}
      </main>
      {profile && <StoreFooter setting={profile.data} subscription={profile.data} />}
    </>
  );
}

/** A banner that does not load leads to `/onlinestore` (spec 1 §8; spec-decisions 7). */
function FailedLoad() {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate('/onlinestore', { replace: true });
  }, [navigate]);
  return <Spinner page label="Memuat" />;
}
