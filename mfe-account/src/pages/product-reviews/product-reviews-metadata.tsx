import { paths } from '@lapak/contracts/routes';
import { selectPublicOrigin, useAppSelector, useGetStoreProfileQuery } from '@lapak/runtime';

interface ProductReviewsMetadataProps {
  username: string;
  productId: string;
  productName: string | undefined;
}

/** Metadata for link previews and search engines. */
export function ProductReviewsMetadata({ username, productId, productName }: ProductReviewsMetadataProps) {
  const origin = useAppSelector(selectPublicOrigin);
  const { data } = useGetStoreProfileQuery(username);
  const storeName = data?.data.nama_toko ?? username;
  const title = `Ulasan ${productName ?? 'Produk'} - ${storeName}`;
  const description = productName
    ? `Ulasan pembeli tentang ${productName} di ${storeName}.`
    : `Ulasan pembeli di ${storeName}.`;
  const address = origin + paths.productReviews(username, productId);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={address} />
      <link rel="canonical" href={address} />
    </>
  );
}
