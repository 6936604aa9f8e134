/** @jest-environment node */
import { createHash } from 'node:crypto';
import type { RemoteReleases } from '@lapak/contracts/page-document';
import { styleHashes } from '@lapak/ui/csp';
import { JSDOM } from 'jsdom';
import { composeDocument, type DocumentParts } from './compose-document.ts';

const none = { current: null, lastGood: null };
const releases: RemoteReleases = { storefront: none, checkout: none, account: none, events: none };
const parts = (own: Partial<DocumentParts> = {}): DocumentParts => ({
  theme: 'blue',
  head: '<title>Kopi</title>',
  body: '<div data-lapak-app><h1>Kopi</h1></div>',
  handedOver: { painted: true, state: {} },
  releases,
  styles: [{ href: 'http://shop.test/a.css', text: '.a{color:red}' }],
  scripts: ['/assets/host/1/main.js'],
  preloads: ['/remotes/x/entry.js'],
  icon: null,
  ...own,
});

const parse = (html: string) => new JSDOM(html).window.document;
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';

const nasty = '</script><script>alert(1)</script><!-- <b> & " \' \u2028 \u2029 {{x}}';

it('hands state over as data that comes back as it was and ends no element', () => {
  const state = { product: { nama: nasty } };
  const { html } = composeDocument(parts({ handedOver: { painted: true, state } }));
  const document = parse(html);
  expect(JSON.parse(document.getElementById('lapak-state')?.textContent ?? '')).toEqual({
    painted: true,
    state,
  });
  expect(document.querySelectorAll('script:not([type="application/json"]):not([src])')).toHaveLength(1);
  expect(html).not.toContain('alert(1)</script>');
});

it('escapes addresses and theme where they stand in attributes', () => {
  const { html } = composeDocument(
    parts({
      theme: `"><b>`,
      icon: nasty,
      preloads: [nasty],
      scripts: [nasty],
      styles: [{ href: nasty, text: '' }],
    }),
  );
  const document = parse(html);
  expect(document.documentElement.dataset.theme).toBe('"><b>');
  expect(document.querySelector('link[rel=icon]')?.getAttribute('href')).toBe(nasty);
  expect(document.querySelector('link[rel=preload]')?.getAttribute('href')).toBe(nasty);
  expect(document.querySelector('script[src]')?.getAttribute('src')).toBe(nasty);
  expect(document.querySelectorAll('b')).toHaveLength(0);
});

it.each([
  ['painted', parts()],
  ['shell', parts({ body: '', handedOver: { painted: false, state: {} } })],
])('allows exactly the inline texts of the %s document, by their hashes', (_what, given) => {
  const { html, policy } = composeDocument(given);
  const document = parse(html);
  const scripts = [...document.querySelectorAll('script:not([src]):not([type="application/json"])')];
  const styles = [...document.querySelectorAll('style')];

  const hashes = (name: string) => directive(policy, name).match(/'sha256-[^']+'/g) ?? [];
  expect(hashes('script-src')).toEqual(scripts.map((script) => sha(script.textContent ?? '')));
  expect(hashes('style-src')).toEqual([
    ...styles.map((style) => sha(style.textContent ?? '')),
    ...styleHashes,
  ]);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(directive(policy, 'object-src')).toBe("object-src 'none'");
  expect(directive(policy, 'base-uri')).toBe("base-uri 'none'");
});

it('puts metadata and styles before any script, and loads scripts after the picture', () => {
  const { html } = composeDocument(parts());
  expect(html.indexOf('<title>')).toBeLessThan(html.indexOf('<script'));
  expect(html.indexOf('<style')).toBeLessThan(html.indexOf('<script'));
  const document = parse(html);
  expect(document.querySelector('script[src]')?.getAttribute('fetchpriority')).toBe('low');
  expect(document.querySelector('link[rel=preload][as=script]')?.getAttribute('fetchpriority')).toBe('low');
  expect(document.documentElement.lang).toBe('id');
});

it('shows that it is loading, and says what it needs, when the body is not painted', () => {
  const document = parse(composeDocument(parts({ body: '' })).html);
  expect(document.querySelector('#root [role=status]')?.getAttribute('aria-label')).toBe('Memuat halaman');
  expect(document.querySelector('noscript')?.textContent).toContain('JavaScript');
});

it('names every inlined sheet, so that none is fetched again', () => {
  const document = parse(composeDocument(parts()).html);
  expect(document.querySelector('style')?.getAttribute('data-href')).toBe('http://shop.test/a.css');
});
