import { paths } from '@lapak/contracts/routes';
import { prefetchQuery, useGoBack, useParams, useSearchParams, type PageModule } from '@lapak/runtime';
import { affiliateIn } from '@lapak/runtime/affiliate';
import { productApi } from '../../api/product-api.ts';
import { useHeartsOfOtherTabs } from '../../features/hearts/use-hearts-of-other-tabs.ts';
import { StoreStateScreen } from '../../features/store/store-state-screen.tsx';
import { isNewerLayout } from '@lapak/domain/store-layout';
import { DefaultProduct, NewerProduct } from './product-layouts.tsx';
import { ProductMetadata } from './product-metadata.tsx';
import { ProductMissing } from './product-missing.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';
import { useProductDetail } from './use-product-detail.ts';

export const prefetch: PageModule['prefetch'] = async (context) => {
  const { username = '', id = '' } = context.params;
  // The server answers 404, as for an unknown product.
  if (id === '') throw Object.assign(new Error('the address names no product'), { status: 404 });
  await prefetchQuery(context, productApi.endpoints.getProduct, { username, id });
};

export default function ProductDetailPage() {
  const { username = '', id = '' } = useParams();
  const [search] = useSearchParams();
  const view = useProductDetail(username, id);
  useHeartsOfOtherTabs();
  const goBack = useGoBack(paths.home(username));
  switch (view.status) {
    case 'loading':
      return <ProductSkeleton onBack={goBack} />;
    case 'failed':
      return <ProductMissing username={username} onBack={goBack} />;
    case 'not-valid':
    case 'closed':
      return <StoreStateScreen username={username} state={view.status} store={view.detail} />;
    case 'ready': {
      const { detail } = view;
      const Layout = isNewerLayout(detail.theme_onlinestore) ? NewerProduct : DefaultProduct;
      return (
        <>
          <ProductMetadata username={username} detail={detail} />
          <Layout
            // Another product starts with its own choices.
            key={detail.data.id}
            username={username}
            detail={detail}
            affiliateCode={affiliateIn(search)}
            onBack={goBack}
          />
        </>
      );
    }
  }
}
