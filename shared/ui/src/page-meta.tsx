export interface PageMetaProps {
  title: string;
  description: string;
  /** The canonical URL. */
  url: string;
  /** Address of a picture. */
  image?: string | null;
  imageAlt?: string;
  type?: 'website' | 'product' | 'article';
  siteName?: string;
  /** Sets `noindex`. */
  noIndex?: boolean;
}

/** Title, description, Open Graph and canonical address; rendered into the HTML before any script. */
export function PageMeta({
  title,
  description,
  url,
  image,
  imageAlt,
  type = 'website',
  siteName,
  noIndex,
}: PageMetaProps) {
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
      {image && <meta property="og:image" content={image} />}
      {image && imageAlt && <meta property="og:image:alt" content={imageAlt} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  );
}
