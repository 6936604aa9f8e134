import { documentIds, type RemoteRelease, type RemoteVersion } from '@lapak/contracts/page-document';
import { escapeHtml, escapeJson } from './escape.ts';
import { earlyTapsScript } from './early-taps-script.ts';
import type { Releases } from '../remotes/release-registry.ts';
import { securityPolicy } from './security-policy.ts';
import { startingScript } from './starting-script.ts';

/** What all documents of a page and its version begin with, and the policy that they go out with. */
export interface Frame {
  head: Buffer;
  policy: string;
}

interface FrameParts {
  /** Style sheets of the first view, inlined: absolute address and text. */
  styles: { href: string; text: string }[];
  /** The shell's own scripts. */
  scripts: string[];
  /** Files that the route needs next; loaded at low priority, so that the picture wins. */
  preloads: string[];
}

/** A body that waits for the scripts. */
const waiting =
  `<div id="${documentIds.root}"><div class="lapak-boot" role="status" aria-label="Memuat halaman"></div></div>` +
  '<noscript><p>Halaman ini membutuhkan JavaScript. Aktifkan JavaScript di peramban, lalu muat ulang.</p></noscript>';
const bootStyle =
  '.lapak-boot{position:fixed;inset:0;margin:auto;width:36px;height:36px;border-radius:50%;border:3px solid #d7dee8;border-top-color:#1d5fd1;animation:lapak-boot .8s linear infinite}@keyframes lapak-boot{to{transform:rotate(1turn)}}@media (prefers-reduced-motion:reduce){.lapak-boot{animation-duration:2.4s}}';

/** What must run before a painted body's first picture and first tap. */
const earlyScript = startingScript + earlyTapsScript;

const bytes = (...texts: string[]) => Buffer.from(texts.join(''));

/** Styles, preloads and scripts. The policy allows either way in which the document may go on. */
export function composeFrame({ styles, scripts, preloads }: FrameParts): Frame {
  const head = bytes(
    // The loaders of styles recognise a sheet that is there already by this attribute, and fetch nothing.
    ...styles.map(({ href, text }) => `<style data-href="${escapeHtml(href)}">${text}</style>`),
    ...preloads.map(
      (href) => `<link rel="preload" as="script" fetchpriority="low" href="${escapeHtml(href)}">`,
    ),
    ...scripts.map((src) => `<script defer fetchpriority="low" src="${escapeHtml(src)}"></script>`),
  );
  const policy = securityPolicy({
    scripts: [earlyScript],
    styles: [...styles.map((sheet) => sheet.text), bootStyle],
  });
  return { head, policy };
}

/** The document's beginning, which can go out before the page is rendered. The scripts in it wait for the end. */
export function composeStart(theme: string, icon: string | null, frame: Frame): Buffer[] {
  const start = bytes(
    `<!doctype html><html lang="id" data-theme="${escapeHtml(theme)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<link rel="icon" href="${escapeHtml(icon ?? '/favicon.svg')}">`,
  );
  return [start, frame.head];
}

const data = (id: string, json: string) => `<script type="application/json" id="${id}">${json}</script>`;

function forBrowser(version: RemoteVersion | null): RemoteVersion | null {
  return version && { version: version.version, entry: version.entry, globalName: version.globalName };
}

/** The registry as the document carries it: what a browser needs to ask for the containers, not all that is in them. */
export function composeReleases(releases: Releases['remotes']): Buffer {
  const carried = Object.entries(releases).map(([remote, { current, lastGood }]): [string, RemoteRelease] => [
    remote,
    { current: forBrowser(current), lastGood: forBrowser(lastGood) },
  ]);
  return bytes(
    data(documentIds.releases, escapeJson(JSON.stringify(Object.fromEntries(carried)))),
    '</body></html>',
  );
}

const handedOver = (painted: boolean, state: string) =>
  data(documentIds.state, `{"painted":${painted},"state":${escapeJson(state)}}`);

const bodyStart = bytes(`<script>${earlyScript}</script></head><body><div id="${documentIds.root}">`);

/**
 * The rest of a painted page.
 * @param state the store's state, as JSON
 * @param releases from `composeReleases`
 */
export function composePainted(
  page: { head: Uint8Array; body: Uint8Array },
  state: string,
  releases: Buffer,
): Buffer[] {
  const view = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
    Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
  return [view(page.head), bodyStart, view(page.body), bytes('</div>', handedOver(true, state)), releases];
}

/**
 * The rest of a page that is not painted: the browser draws it.
 * @param head metadata, as HTML
 * @param standing HTML that can be read and used until then, when there is something to say already
 */
export function composeShell(head: string, state: string, releases: Buffer, standing?: string): Buffer[] {
  const rest = bytes(
    head,
    `<style>${bootStyle}</style></head><body>`,
    standing === undefined ? waiting : `<div id="${documentIds.root}">${standing}</div>`,
    handedOver(false, state),
  );
  return [rest, releases];
}
