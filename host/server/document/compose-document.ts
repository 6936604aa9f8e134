import { documentIds, type HandedOver, type RemoteReleases } from '@lapak/contracts/page-document';
import { escapeHtml, escapeJson } from './escape.ts';
import { earlyTapsScript } from './early-taps-script.ts';
import { securityPolicy } from './security-policy.ts';

export interface DocumentParts {
  theme: string;
  /** Metadata, as HTML. */
  head: string;
  /** Inside the root element; '' for the shell alone. */
  body: string;
  handedOver: HandedOver;
  releases: RemoteReleases;
  /** Style sheets of the first view, inlined: absolute address and text. */
  styles: { href: string; text: string }[];
  /** The shell's own scripts. */
  scripts: string[];
  /** Files that the route needs next; loaded at low priority, so that the picture wins. */
  preloads: string[];
  icon: string | null;
}

const spinner = '<div class="lapak-boot" role="status" aria-label="Memuat halaman"></div>';
const bootStyle =
  '.lapak-boot{position:fixed;inset:0;margin:auto;width:36px;height:36px;border-radius:50%;border:3px solid #d7dee8;border-top-color:#1d5fd1;animation:lapak-boot .8s linear infinite}@keyframes lapak-boot{to{transform:rotate(1turn)}}@media (prefers-reduced-motion:reduce){.lapak-boot{animation-duration:2.4s}}';

/** Puts the document together and says what its Content-Security-Policy must allow. */
export function composeDocument(parts: DocumentParts): { html: string; policy: string } {
  const { theme, head, body, handedOver, releases, styles, scripts, preloads, icon } = parts;
  const sheets = body ? styles : [...styles, { href: '', text: bootStyle }];
  const html = [
    `<!doctype html><html lang="id" data-theme="${escapeHtml(theme)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    head,
    // The loaders of styles recognise a sheet that is there already by this attribute, and fetch nothing.
    ...sheets.map(
      ({ href, text }) => `<style${href ? ` data-href="${escapeHtml(href)}"` : ''}>${text}</style>`,
    ),
    body ? `<script>${earlyTapsScript}</script>` : '',
    `<link rel="icon" href="${escapeHtml(icon ?? '/favicon.svg')}">`,
    ...preloads.map(
      (href) => `<link rel="preload" as="script" fetchpriority="low" href="${escapeHtml(href)}">`,
    ),
    ...scripts.map((src) => `<script defer fetchpriority="low" src="${escapeHtml(src)}"></script>`),
    `</head><body><div id="${documentIds.root}">${body || spinner}</div>`,
    body
      ? ''
      : '<noscript><p>Halaman ini membutuhkan JavaScript. Aktifkan JavaScript di peramban, lalu muat ulang.</p></noscript>',
    `<script type="application/json" id="${documentIds.state}">${escapeJson(handedOver)}</script>`,
    `<script type="application/json" id="${documentIds.releases}">${escapeJson(releases)}</script>`,
    '</body></html>',
  ].join('');
  const policy = securityPolicy({
    scripts: body ? [earlyTapsScript] : [],
    styles: sheets.map((sheet) => sheet.text),
  });
  return { html, policy };
}
