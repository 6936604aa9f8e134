import { pictureUrl } from '@lapak/contracts/pictures';
import { absoluteUrl } from '@lapak/domain/absolute-url';
import { selectPublicOrigin, useAppSelector } from '@lapak/runtime';
import { PageMeta as Metadata, type PageMetaProps } from '@lapak/ui/page-meta';

interface StorePageMetaProps extends Omit<PageMetaProps, 'url'> {
  /** Path and query of the canonical URL. */
  path: string;
}

/** Metadata of a page for search engines and link previews, with absolute URLs of the public origin. */
export function PageMeta({ path, image, ...metadata }: StorePageMetaProps) {
  const origin = useAppSelector(selectPublicOrigin);
  const picture = image ? absoluteUrl(origin, pictureUrl(image, 800)) : null;
  return <Metadata {...metadata} url={absoluteUrl(origin, path)} image={picture} />;
}
