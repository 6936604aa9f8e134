import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A tiny shell bundle: one route, the store's profile by the API, prefetch, then a real React render of the page inside
 * the marked element.
 */
export const hostSource = `
const React = require('react');
exports.runtime = { isRuntime: true };
exports.themeName = (theme) => theme ?? 'blue';
exports.isApiError = (error) => typeof error?.status === 'number';
exports.matchPage = (pathname) => {
  const [, username, shop, ...rest] = pathname.split('/');
  if (username === 'kelola')
    return { name: 'console', module: 'seller/Console', access: 'all', painted: false, params: {} };
  if (shop !== 'onlinestore') return null;
  const outlined = rest[0] === 'keranjang';
  const painted = rest[0] !== 'cart' && !outlined;
  const module = rest[0] === 'acara' ? 'events/Home' : 'storefront/Home';
  const sells = rest[0] !== 'status';
  return { name: rest[0] ?? 'home', module, access: 'all', painted: painted && sells, outlined, sells, params: { username } };
};
exports.namedStore = (pathname) => /^\\/([a-z-]+)\\//.exec(pathname)?.[1] ?? null;
exports.paintNotFound = (missing, username) => {
  const text = 'Tidak ada ' + missing;
  return { title: text, body: username ? '<a href="/' + username + '/onlinestore">' + text + '</a>' : text };
};
exports.paintUnavailable = (address) => {
  const text = 'Toko belum bisa dibuka';
  return { title: text, body: '<a href="' + address + '">' + text + '</a>' };
};
async function profileOf(username, transport) {
  const { status, data } = await transport({ url: '/api/setting/profile', params: { username } });
  if (status !== 200) throw { status };
  return data;
}
exports.loadStoreState = async (username, origin, transport) => {
  const profile = await profileOf(username, transport);
  return { profile, state: { profile } };
};
const partOf = (page, url) => {
  if (!exports.matchPage(new URL(url).pathname)?.outlined) return page.default;
  if (!page.Outline) throw { status: 404 };
  return page.Outline;
};
exports.preparePage = async ({ url, page, transport }) => {
  const username = new URL(url).pathname.split('/')[1];
  const profile = page.withProfile ? await profileOf(username, transport) : null;
  const data = await page.prefetch?.({ url, transport });
  return {
    profile,
    state: JSON.stringify({ data }),
    release: () => undefined,
    app: React.createElement(
      'div',
      { 'data-lapak-app': true },
      React.createElement(partOf(page, url), { data, url, transport }),
    ),
  };
};
`;

/**
 * Source of a remote's server bundle.
 * @param pages module name to the source of its page module
 */
export const remoteSource = (pages: Record<string, string>, before = '') =>
  `const React = require('react');\nconst h = React.createElement;\n${before}\nexports.exposes = {${Object.entries(
    pages,
  )
    .map(([module, source]) => `${module}: async () => (${source})`)
    .join(',\n')}};`;

/**
 * A folder with server bundles for tests.
 * @returns `host`, the shell's bundle; `remote`, which writes a remote whose pages are the given source texts
 */
export function bundleFolder() {
  const dir = mkdtempSync(join(tmpdir(), 'lapak-bundles-'));
  const write = (name: string, text: string) => {
    const file = join(dir, name);
    writeFileSync(file, text);
    return file;
  };
  return {
    dir,
    host: write('host.cjs', hostSource),
    remote: (name: string, pages: Record<string, string>, before = '') =>
      write(`${name}.cjs`, remoteSource(pages, before)),
    write,
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
