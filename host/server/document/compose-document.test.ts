/** @jest-environment node */
import { createHash } from 'node:crypto';
import { styleHashes } from '@lapak/ui/csp';
import { JSDOM } from 'jsdom';
import { noRemotes } from '../../src/testing/no-remotes.ts';
import type { Releases } from '../remotes/deployed-releases.ts';
import { composeTemplate, composePainted, composeReleases, composeShell } from './compose-document.ts';

const inline = { every: 'every()', painted: 'painted()' };
const releases: Releases['remotes'] = noRemotes;

interface Parts {
  theme: string;
  icon: string | null;
  state: object;
  styles: { href: string; text: string }[];
  scripts: string[];
  preloads: string[];
  ahead: string[];
  manifests: Record<string, string>;
  overrideOrigins: string[];
}

function compose(own: Partial<Parts> = {}) {
  const parts: Parts = {
    theme: 'blue',
    icon: null,
    state: {},
    styles: [{ href: 'http://shop.test/a.css', text: '.a{color:red}' }],
    scripts: ['/assets/host/1/main.js'],
    preloads: ['/remotes/x/entry.js'],
    ahead: [],
    manifests: { '/remotes/x/mf-manifest.json': '{}' },
    overrideOrigins: [],
    ...own,
  };
  const template = composeTemplate({ ...parts, inline });
  const beginning = { theme: parts.theme, icon: parts.icon, template };
  const page = {
    head: Buffer.from('<link rel="preload" as="image" href="/kopi.webp"><title>Kopi</title>'),
    body: Buffer.from('<div data-lapak-app><h1>Kopi</h1></div>'),
  };
  const state = JSON.stringify(parts.state);
  const text = (...pieces: Buffer[]) => Buffer.concat(pieces).toString();
  return {
    policy: template.policy,
    ahead: template.ahead,
    painted: text(...composePainted(beginning, page, state, composeReleases(releases))),
    shell: text(...composeShell(beginning, '<title>Toko</title>', state, composeReleases(releases))),
  };
}

/** The document as it is once it is read. */
const parse = (html: string) => {
  const { document } = new JSDOM(html).window;
  const late = document.querySelector('template');
  late?.replaceWith(late.content);
  return document;
};
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';

const nasty = '</script><script>alert(1)</script><!-- <b> & " \' \u2028 \u2029 {{x}}';

it.each(['painted', 'shell'] as const)(
  'hands state over in the %s document as data that comes back as it was and ends no element',
  (kind) => {
    const state = { product: { nama: nasty } };
    const html = compose({ state })[kind];
    const document = parse(html);
    const isPainted = kind !== 'shell';
    expect(JSON.parse(document.getElementById('lapak-state')?.textContent ?? '')).toEqual({
      painted: isPainted,
      state,
    });
    expect(JSON.parse(document.getElementById('lapak-releases')?.textContent ?? '')).toEqual(releases);
    const inline = document.querySelectorAll('script:not([type="application/json"]):not([src])');
    expect(inline).toHaveLength(isPainted ? 2 : 1);
    expect(html).not.toContain('alert(1)</script>');
  },
);

it('lists the manifests, and not the files of each module', () => {
  const version = { version: '2', entry: '/remotes/checkout/2/mf-manifest.json' };
  const modules = { Cart: { js: ['/remotes/checkout/2/cart.js'], css: [] } };
  const built = { ...version, script: '/remotes/checkout/2/remote-entry.js', manifest: '{}', modules };
  const text = composeReleases({ ...releases, checkout: { current: built, lastGood: built } }).toString();
  const carried: unknown = JSON.parse(parse(text).getElementById('lapak-releases')?.textContent ?? '');
  expect(carried).toEqual({ ...releases, checkout: { current: version, lastGood: version } });
});

it.each(['painted', 'shell'] as const)('has the manifest of the page in the %s document', (kind) => {
  const manifests = { '/remotes/x/mf-manifest.json': JSON.stringify({ name: nasty }) };
  const text = parse(compose({ manifests })[kind]).getElementById('lapak-manifests')?.textContent ?? '';
  expect(JSON.parse(text)).toEqual({ '/remotes/x/mf-manifest.json': { name: nasty } });
});

it('escapes addresses and theme in attributes', () => {
  const { painted } = compose({
    theme: `"><b>`,
    icon: nasty,
    preloads: [nasty],
    scripts: [nasty],
    styles: [{ href: nasty, text: '' }],
  });
  const document = parse(painted);
  expect(document.documentElement.dataset.theme).toBe('"><b>');
  expect(document.querySelector('link[rel=icon]')?.getAttribute('href')).toBe(nasty);
  expect(document.querySelector('link[rel=preload][as=script]')?.getAttribute('href')).toBe(nasty);
  expect(document.querySelector('script[src]')?.getAttribute('src')).toBe(nasty);
  expect(document.querySelectorAll('b')).toHaveLength(0);
});

it('allows exactly the inline texts of painted documents and of shells, by their hashes', () => {
  const { policy, painted, shell } = compose();
  const inline = (selector: string) => [
    ...new Set(
      [painted, shell].flatMap((html) =>
        [...parse(html).querySelectorAll(selector)].map((element) => sha(element.textContent ?? '')),
      ),
    ),
  ];
  const hashes = (name: string) => directive(policy, name).match(/'sha256-[^']+'/g) ?? [];
  expect(hashes('script-src')).toEqual(inline('script:not([src]):not([type="application/json"])'));
  expect(hashes('style-src')).toEqual([...inline('style'), ...styleHashes]);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(directive(policy, 'object-src')).toBe("object-src 'none'");
  expect(directive(policy, 'base-uri')).toBe("base-uri 'none'");
});

it.each(['painted', 'shell'] as const)(
  'puts the metadata of the %s document into its head, before anything runs',
  (kind) => {
    const html = compose()[kind];
    const document = parse(html);
    expect(document.head.querySelectorAll('title')).toHaveLength(1);
    const inline = html.indexOf('<script>');
    if (inline >= 0) expect(html.indexOf('<title>')).toBeLessThan(inline);
    expect(html.indexOf('<title>')).toBeLessThan(html.indexOf('<body>'));
    expect(document.documentElement.lang).toBe('id');
  },
);

it('has the picture before the styles, and the scripts aside before the visible content', () => {
  const { painted } = compose();
  const inOrder = [
    'as="image"',
    '<style',
    '<template',
    'src="/assets/host/1/main.js"',
    '</template>',
    '<h1>',
  ];
  const places = inOrder.map((text) => painted.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

it('names files in the header that is read before the document, as addresses that a header takes', () => {
  const ahead = ['/remotes/x/home.js', 'https://files.test/remotes/x/100%25.js', nasty];
  const [page, elsewhere, escaped] = compose({ ahead }).ahead;
  expect(page).toBe('</remotes/x/home.js>; rel=preload; as=script');
  expect(elsewhere).toBe('<https://files.test/remotes/x/100%25.js>; rel=preload; as=script');
  expect(escaped).toMatch(/^[\x20-\x7e]+$/);
  expect(escaped?.match(/[<>]/g)).toEqual(['<', '>']);
});

it('has the scripts of a shell where browsers find them at once', () => {
  const { document } = new JSDOM(compose().shell).window;
  expect(document.querySelector<HTMLScriptElement>('script[src]')?.defer).toBe(true);
});

it('shows a spinner, and a noscript message, when the body is not painted', () => {
  const document = parse(compose().shell);
  expect(document.querySelector('#root [role=status]')?.getAttribute('aria-label')).toBe('Memuat halaman');
  expect(document.querySelector('noscript')?.textContent).toContain('JavaScript');
});

it('names every inlined sheet, so that none is fetched again', () => {
  const document = parse(compose().painted);
  expect(document.querySelector('style')?.getAttribute('data-href')).toBe('http://shop.test/a.css');
});

it('lets the developer tools load remotes from named origins alone, and says so to the shell', () => {
  const [closed, open] = [compose(), compose({ overrideOrigins: ['https://next.test:3101'] })];
  const stateOf = (html: string) => parse(html).getElementById('lapak-state')?.textContent ?? '';
  expect(JSON.parse(stateOf(closed.painted))).not.toHaveProperty('overrides');
  for (const html of [open.painted, open.shell])
    expect(JSON.parse(stateOf(html))).toMatchObject({ overrides: true });
  for (const name of ['script-src', 'style-src', 'connect-src']) {
    expect(directive(open.policy, name)).toContain(' https://next.test:3101');
    expect(directive(closed.policy, name)).not.toContain('next.test');
  }
});
