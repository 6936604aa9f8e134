import {
  documentIds,
  type RemoteRelease,
  type RemoteReleases,
  type RemoteVersion,
} from '@lapak/contracts/page-document';
import { messages } from '@lapak/domain/messages';
import { escapeHtml } from '@lapak/domain/escape-html';
import { scriptJson } from '@lapak/domain/script-json';
import type { InlineScripts } from '../remotes/host-assets.ts';
import type { Releases } from '../remotes/deployed-releases.ts';
import { securityPolicy } from './security-policy.ts';

/** What all documents of a page and its version have in common, and the policy that they go out with. */
export interface DocumentTemplate {
  styles: Buffer;
  /** The shell's scripts, which run when the document is parsed, and what they need next. */
  scripts: Buffer;
  /** The same for a painted document: see `host/src/inline/late-scripts.ts`. */
  lateScripts: Buffer;
  /** Values of the `Link` header of painted documents: files that browsers request before they read the document. */
  ahead: string[];
  policy: string;
  inline: InlineScripts;
  /** The manifest of the page's remote, as a data element. */
  manifests: Buffer;
  /** Whether the developer tools may load a remote from another entry. */
  allowsOverrides: boolean;
}

interface TemplateParts {
  inline: InlineScripts;
  /** Style sheets of the first view, inlined: absolute address and text, null for one that the browser has to fetch. */
  styles: { href: string; text: string | null }[];
  /** The shell's own scripts. */
  scripts: string[];
  /** Files that the route needs next; loaded at low priority, behind the first picture. */
  preloads: string[];
  /** Those of them that are requested before a painted document is read. */
  ahead: string[];
  /** Manifest of the page's remote, as JSON, by address. */
  manifests: Record<string, string>;
  /** Origins from which the developer tools may load remotes; none where they may not. */
  overrideOrigins?: readonly string[];
  /** The `integrity` of scripts and preloads, by address; a file without one is loaded as it is. */
  integrity?: ReadonlyMap<string, string>;
}

const spinner = '<div class="lapak-boot" role="status" aria-label="Memuat halaman"></div>';
const noScript = `<noscript><p>${messages.needsJavaScript}</p></noscript>`;
const bootStyle =
  '.lapak-boot{position:fixed;inset:0;margin:auto;width:36px;height:36px;border-radius:50%;border:3px solid #d7dee8;border-top-color:#1d5fd1;animation:lapak-boot .8s linear infinite}@keyframes lapak-boot{to{transform:rotate(1turn)}}@media (prefers-reduced-motion:reduce){.lapak-boot{animation-duration:2.4s}}';

const bytes = (...texts: string[]) => Buffer.from(texts.join(''));

const ORIGIN_OF_PATHS = 'http://path.invalid';

/** A script's preload as a `Link` header has it; headers take no other characters than an address that is parsed has. */
function linkValue(address: string, integrity: string | undefined): string {
  const { origin, href } = new URL(address, ORIGIN_OF_PATHS);
  const written = origin === ORIGIN_OF_PATHS ? href.slice(origin.length) : href;
  return `<${written}>; rel=preload; as=script${integrity ? `; integrity="${integrity}"` : ''}`;
}

/** Styles, scripts and preloads. The policy allows the inline texts of painted documents and of shells. */
export function composeTemplate(parts: TemplateParts): DocumentTemplate {
  const source = (name: 'src' | 'href', address: string) => {
    const integrity = parts.integrity?.get(address);
    return `${name}="${escapeHtml(address)}"${integrity ? ` integrity="${integrity}"` : ''}`;
  };
  const styles = bytes(
    // The style loaders find an inlined sheet by this attribute and do not fetch it again.
    ...parts.styles.map(({ href, text }) =>
      text === null
        ? `<link rel="stylesheet" href="${escapeHtml(href)}">`
        : `<style data-href="${escapeHtml(href)}">${text}</style>`,
    ),
  );
  const preload = (href: string) => `<link rel="preload" as="script" ${source('href', href)}>`;
  const starts = parts.scripts.map((src) => `<script defer ${source('src', src)}></script>`);
  // A script element that finds its file preloaded is held to the preload's integrity, and needs none of its own.
  const preloads = parts.preloads.map(preload);
  const lateScripts = bytes(
    `<template id="${documentIds.scripts}">`,
    // The largest file first.
    ...parts.scripts.map(preload),
    ...preloads,
    ...starts,
    '</template>',
  );
  const { overrideOrigins = [] } = parts;
  const policy = securityPolicy(
    {
      scripts: [parts.inline.painted, parts.inline.every],
      styles: [...parts.styles.flatMap(({ text }) => text ?? []), bootStyle],
    },
    overrideOrigins,
  );
  const ahead = parts.ahead.map((href) => linkValue(href, parts.integrity?.get(href)));
  const manifests = Object.entries(parts.manifests).map(
    ([address, json]) => `${JSON.stringify(address)}:${json}`,
  );
  return {
    styles,
    scripts: bytes(...starts, ...preloads),
    lateScripts,
    ahead,
    policy,
    inline: parts.inline,
    allowsOverrides: overrideOrigins.length > 0,
    manifests: bytes(data(documentIds.manifests, scriptJson(`{${manifests.join()}}`))),
  };
}

/** The beginning of a store's document. */
export interface Beginning {
  theme: string;
  icon: string | null;
  template: DocumentTemplate;
}

const opening = ({ theme, icon }: Beginning) =>
  bytes(
    `<!doctype html><html lang="id" data-theme="${escapeHtml(theme)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    // Before the styles are read, so that no white page flashes in dark mode.
    '<meta name="color-scheme" content="light dark">',
    `<link rel="icon" href="${escapeHtml(icon ?? '/favicon.svg')}">`,
  );

const data = (id: string, json: string) => `<script type="application/json" id="${id}">${json}</script>`;

function forBrowser(version: RemoteVersion | null): RemoteVersion | null {
  if (!version) return null;
  const { version: name, entry } = version;
  return { version: name, entry };
}

/** The registry as browsers get it: the manifests' addresses, without their lists of files. */
export function releasesForBrowser(releases: Partial<Releases['remotes']>): RemoteReleases {
  const carried = Object.entries(releases).map(([remote, { current, lastGood }]): [string, RemoteRelease] => [
    remote,
    { current: forBrowser(current), lastGood: forBrowser(lastGood) },
  ]);
  return Object.fromEntries(carried) as RemoteReleases; // the same remotes
}

/** The registry in the document, and the document's end. */
export function composeReleases(releases: Partial<Releases['remotes']>): Buffer {
  const carried = releasesForBrowser(releases);
  return bytes(data(documentIds.releases, scriptJson(JSON.stringify(carried))), '</body></html>');
}

function handedOver({ template }: Beginning, painted: boolean, state: string): string {
  const overrides = template.allowsOverrides ? ',"overrides":true' : '';
  return data(documentIds.state, `{"painted":${painted},"state":${scriptJson(state)}${overrides}}`);
}

const inline = (text: string) => `<script>${text}</script>`;

interface PaintedPage {
  /** Metadata, the first picture's preload among it. */
  head: Uint8Array;
  body: Uint8Array;
}

const view = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);

/**
 * A painted document. Browsers request files in the order in which they find them, and all that is requested at once
 * shares a slow line: the first picture comes before the styles, and the scripts are found when the document is read.
 * @param state the store's state, as JSON
 * @param releases from `composeReleases`
 */
export function composePainted(
  beginning: Beginning,
  page: PaintedPage,
  state: string,
  releases: Buffer,
): Buffer[] {
  const { styles, lateScripts, manifests, inline: texts } = beginning.template;
  const bodyStart = bytes(inline(texts.painted), `</head><body><div id="${documentIds.root}">`);
  const rest = bytes('</div>', handedOver(beginning, true, state), inline(texts.every));
  return [
    opening(beginning),
    view(page.head),
    styles,
    lateScripts,
    bodyStart,
    view(page.body),
    rest,
    manifests,
    releases,
  ];
}

/**
 * A document that is not painted: the browser draws it.
 * @param head metadata, as HTML
 * @param until what the document shows until then: a notice, which can be read and used (the 404 page, the 503 page), or the
 * page's outline, as HTML; else a spinner
 */
export function composeShell(
  beginning: Beginning,
  head: string,
  state: string,
  releases: Buffer,
  until: { notice?: string; outline?: string | null } = {},
): Buffer[] {
  const { styles, scripts, manifests, inline: texts } = beginning.template;
  const { notice, outline } = until;
  const shown = notice ?? (outline ? `<div data-outline>${outline}</div>` : spinner);
  const rest = bytes(
    head,
    inline(texts.every),
    `<style>${bootStyle}</style></head><body>`,
    `<div id="${documentIds.root}">${shown}</div>`,
    notice === undefined ? noScript : '',
    handedOver(beginning, false, state),
  );
  return [opening(beginning), styles, scripts, rest, manifests, releases];
}
