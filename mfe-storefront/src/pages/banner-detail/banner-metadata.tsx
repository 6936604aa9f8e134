import { useEffect } from 'react';
import type { Banner } from '@lapak/contracts/api/catalogue';
import { pictureUrl } from '@lapak/contracts/pictures';
import { paths } from '@lapak/contracts/routes';
import { PageMeta } from '../../features/metadata/page-meta.tsx';
import { plainText } from '@lapak/domain/plain-text';

interface BannerMetadataProps {
  username: string;
  banner: Banner;
  storeName?: string;
}

/** Metadata of a banner; its picture is the page's icon too (spec 1 §2). */
export function BannerMetadata({ username, banner, storeName }: BannerMetadataProps) {
  const icon = pictureUrl(banner.image_url, 96);
  usePageIcon(icon);
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
      <link rel="icon" href={icon} />
    </>
  );
}

/** Removes the page's other icons while this one is shown: browsers use the last one in the head. */
function usePageIcon(href: string): void {
  useEffect(() => {
    const others = [...document.head.querySelectorAll('link[rel~="icon"]')].filter(
      (link) => link.getAttribute('href') !== href,
    );
    for (const link of others) link.remove();
    return () => document.head.append(...others);
  }, [href]);
}
