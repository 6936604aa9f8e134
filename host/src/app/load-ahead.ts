import type { RemoteModuleId } from '@lapak/contracts/remote-modules';
import { matchPage } from './match-page.ts';
import type { ShellEnvironment } from './shell-environment.ts';

/** How long the shopper has to stop scrolling before what is in view counts as looked at, in ms. */
const LOOKED_AT_MS = 1500;
/** Pages whose files a document loads without a touch of a link to them. */
const MAX_PAGES = 2;

interface Options {
  preload: (href: string, want: 'files') => void;
  pages: Pick<ShellEnvironment['pages'], 'loaded'>;
}

/** The addresses of the links in view; measured by the browser with its next frame, without a layout of its own. */
function linksInView(): Promise<string[]> {
  const links = document.querySelectorAll('a[href^="/"]');
  if (links.length === 0) return Promise.resolve([]);
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      const inView = entries.filter(({ isIntersecting }) => isIntersecting);
      resolve(inView.map(({ target }) => target.getAttribute('href') ?? ''));
    });
    for (const link of links) observer.observe(link);
  });
}

/** The module that most of the links lead to with one of them, or null when they lead here and there. */
function likelyNext(hrefs: string[]): { module: RemoteModuleId; href: string } | null {
  const found = hrefs.flatMap((href) => {
    const page = matchPage(new URL(href, window.location.href).pathname);
    return page ? [{ module: page.module, href }] : [];
  });
  return (
    found.find(({ module }) => found.filter((other) => other.module === module).length * 2 > found.length) ??
    null
  );
}

/**
 * Loads the files of the page that most links in view lead to, as a list of products does, once the shopper has scrolled and
 * then stopped. A visitor who does nothing loads nothing; a document loads two pages like this at most.
 * @returns stops it
 */
export function loadAheadOfView({ preload, pages }: Options): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const loaded = new Set<RemoteModuleId>();

  async function look() {
    const next = likelyNext(await linksInView());
    if (!next || loaded.has(next.module) || pages.loaded(next.module)) return;
    loaded.add(next.module);
    preload(next.href, 'files');
    if (loaded.size === MAX_PAGES) stop();
  }
  function wait() {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), LOOKED_AT_MS);
  }
  function stop() {
    clearTimeout(timer);
    window.removeEventListener('scroll', wait);
  }
  if (typeof IntersectionObserver !== 'undefined') window.addEventListener('scroll', wait, { passive: true });
  return stop;
}
