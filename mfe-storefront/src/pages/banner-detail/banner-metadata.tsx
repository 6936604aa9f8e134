import type { Banner } from '@lapak/contracts/api/catalogue';
import { pictureUrl } from '@lapak/contracts/pictures';
import { paths } from '@lapak/contracts/routes';
import { PageMeta } from '../../features/metadata/page-meta.tsx';
import { plainText } from '../../lib/plain-text.ts';

interface BannerMetadataProps {
  username: string;
  banner: Banner;
  storeName?: string;
}

/** What others are told about a banner; its picture is the page's icon too (spec 1 §2). */
export function BannerMetadata({ username, banner, storeName }: BannerMetadataProps) {
  return (
    <>
      <PageMeta
        title={storeName ? `${banner.title} - ${storeName}` : banner.title}
        description={plainText(banner.content) || banner.title}
        path={paths.banner(username, banner.id)}
        image={banner.image_url}
        imageAlt={banner.title}
        type="article"
        siteName={storeName}
      />
      <link rel="icon" href={pictureUrl(banner.image_url, 96)} />
    </>
  );
}
