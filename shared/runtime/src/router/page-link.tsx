import { use } from 'react';
import { Link, type LinkProps } from './link.tsx';
import { PageLoaderContext } from './page-loader-context.ts';

/**
 * A link that preloads its page, files and data, when it is hovered, focused or touched. Without JavaScript it is a plain
 * link. The host decides whether the moment and the connection allow preloading.
 */
export function PageLink(props: LinkProps) {
  const { to } = props;
  const preload = use(PageLoaderContext);
  const load = () => preload(to, 'data');
  return <Link onPointerEnter={load} onFocus={load} onTouchStart={load} {...props} />;
}
