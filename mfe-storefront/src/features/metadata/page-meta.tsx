import { pictureUrl } from '@lapak/contracts/pictures';
import { absoluteUrl } from '@lapak/domain/absolute-url';
import { selectPublicOrigin, useAppSelector } from '@lapak/runtime';
import { PageMeta as Metadata, type PageMetaProps } from '@lapak/ui/page-meta';

interface StorePageMetaProps extends Omit<PageMetaProps, 'url'> {
  /** Path and query of the one address that this content is to be found under. */
  path: string;
}

/** What others are told about a page, with the addresses of the public site. */
export function PageMeta({ path, image, ...told }: StorePageMetaProps) {
  const origin = useAppSelector(selectPublicOrigin);
  const picture = image ? absoluteUrl(origin, pictureUrl(image, 800)) : null;
  return <Metadata {...told} url={absoluteUrl(origin, path)} image={picture} />;
}
