import { pictureUrl } from '@lapak/contracts/pictures';
import { absoluteUrl } from '../../lib/absolute-url.ts';
import { selectPublicOrigin, useAppSelector } from '@lapak/runtime';

interface PageMetaProps {
  title: string;
  description: string;
  /** Path and query of the one address that this content is to be found under. */
  path: string;
  image?: string | null;
  imageAlt?: string;
  type?: 'website' | 'product' | 'article';
  siteName?: string;
  /** Content that search engines should not keep. */
  noIndex?: boolean;
}

/** Title, description, Open Graph and canonical address; they stand in the HTML before any script. */
export function PageMeta({
  title,
  description,
  path,
  image,
  imageAlt,
  type = 'website',
  siteName,
  noIndex,
}: PageMetaProps) {
  const origin = useAppSelector(selectPublicOrigin);
  const url = absoluteUrl(origin, path);
  const picture = image ? absoluteUrl(origin, pictureUrl(image, 800)) : null;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {noIndex && <meta name="robots" content="noindex" />}
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content="id_ID" />
      {siteName && <meta property="og:site_name" content={siteName} />}
      {picture && <meta property="og:image" content={picture} />}
      {picture && imageAlt && <meta property="og:image:alt" content={imageAlt} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  );
}
