import { use, useEffect, useRef } from 'react';

import { Link, type LinkProps } from './link.tsx';
import { PageLoaderContext } from './page-loader-context.ts';

/**
 * A link that preloads its page: the files when the link is visible, the data when it is hovered, focused or touched.
 * Without JavaScript it is a plain link. The host decides whether the connection allows preloading.
 */
export function PageLink(props: LinkProps) {
  const { to } = props;
  const preload = use(PageLoaderContext);
  const ref = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    const link = ref.current;
    if (!link || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      preload(to, 'files');
    });
    observer.observe(link);
    return () => observer.disconnect();
  }, [preload, to]);

  const loadData = () => preload(to, 'data');
  return <Link ref={ref} onPointerEnter={loadData} onFocus={loadData} onTouchStart={loadData} {...props} />;
}
