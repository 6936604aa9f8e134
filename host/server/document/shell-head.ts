import type { StoreProfile } from '@lapak/contracts/api/store';
import { escapeHtml } from '@lapak/domain/escape-html';
import { plainText } from '@lapak/domain/plain-text';

/** Metadata of the console, which is nobody's to find. */
export const consoleHead =
  '<title data-shell-meta>Kelola</title><meta name="robots" content="noindex,nofollow">';

/** The robots' tag of a page that is not there. */
export const notToIndex = '<meta data-shell-meta name="robots" content="noindex">';

/**
 * Metadata of a page that is not painted: the store's. Marked, because the page in the browser writes its own title.
 * @param url the page's public address, without its query
 * @param title the store's name unless given
 */
export function shellHead(
  profile: StoreProfile | null,
  url: URL,
  title = profile?.nama_toko ?? 'Lapak',
): string {
  const description = profile?.bio ? plainText(profile.bio) : `Belanja di ${profile?.nama_toko ?? 'Lapak'}`;
  const canonical = `${url.origin}${url.pathname}`;
  const image = profile?.logo_url ? new URL(profile.logo_url, url.origin).href : null;
  const meta = (attribute: 'name' | 'property', key: string, content: string) =>
    `<meta data-shell-meta ${attribute}="${key}" content="${escapeHtml(content)}">`;
  return [
    `<title data-shell-meta>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    image ? meta('property', 'og:image', image) : '',
    `<link data-shell-meta rel="canonical" href="${escapeHtml(canonical)}">`,
  ].join('');
}
