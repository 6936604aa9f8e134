import { paths } from '@lapak/contracts/routes';
import { escapeHtml } from '@lapak/domain/escape-html';
import { plainPage } from '../../../lib/plain-page.ts';
import type { DownloadRefusal } from './download-refusals.ts';

interface WayBack {
  href: string;
  label: string;
}

/**
 * The order's page when the visitor came from there, else the list of orders of the store. The address that was opened
 * must not lead to the order by itself: it may have been passed on, and the order's page has the buyer's name and address.
 * @param referer header of the request
 */
function wayBack(referer: string | undefined, username: string | null): WayBack | null {
  const from = referer !== undefined && URL.canParse(referer) ? new URL(referer).pathname : '';
  if (/^\/[\w.%-]+\/onlinestore\/status\/[\w.%-]+$/.test(from)) {
    return { href: from, label: 'Kembali ke pesanan' };
  }
  return username === null ? null : { href: paths.transactions(username), label: 'Lihat pesanan saya' };
}

/** Shown to a person for whom something did not open. @param username of the store, where it is known */
export function downloadRefusedPage(
  { title, advice }: DownloadRefusal,
  { referer, username }: { referer: string | undefined; username: string | null },
): string {
  const back = wayBack(referer, username);
  return plainPage(
    title,
    `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(advice)}</p>
${back ? `<p><a href="${escapeHtml(back.href)}">${escapeHtml(back.label)}</a></p>` : ''}`,
  );
}
