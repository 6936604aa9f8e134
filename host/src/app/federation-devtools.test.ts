import type { RemoteReleases, RemoteVersion } from '@lapak/contracts/page-document';
import { noRemotes } from '../testing/no-remotes.ts';
import { showRemotes } from './federation-devtools.ts';

const version = (remote: string, name: string): RemoteVersion => ({
  version: name,
  entry: `/remotes/${remote}/${name}/remote-entry.js`,
  globalName: `lapak_${remote}_${name}`,
});
const releases: RemoteReleases = {
  ...noRemotes,
  storefront: { current: version('storefront', '2'), lastGood: version('storefront', '1') },
  checkout: { current: version('checkout', '7'), lastGood: null },
};

afterEach(() => {
  globalThis.__FEDERATION__ = undefined;
});

it('shows the host with the current version of each deployed remote', () => {
  globalThis.__FEDERATION__ = { moduleInfo: {} };
  showRemotes(releases);
  expect(globalThis.__FEDERATION__.moduleInfo.lapak_host?.remotesInfo).toEqual({
    storefront: { matchedVersion: '2' },
    checkout: { matchedVersion: '7' },
  });
});

it('shows every version that the page may load, with its entry and pages, under name and version', () => {
  globalThis.__FEDERATION__ = { moduleInfo: {} };
  showRemotes(releases);
  const { moduleInfo } = globalThis.__FEDERATION__;
  expect(Object.keys(moduleInfo).sort()).toEqual([
    'checkout:7',
    'lapak_host',
    'storefront:1',
    'storefront:2',
  ]);
  expect(moduleInfo['checkout:7']).toMatchObject({
    version: '7',
    remoteEntry: 'http://localhost/remotes/checkout/7/remote-entry.js',
  });
  expect(moduleInfo['checkout:7']?.modules).toContainEqual({ moduleName: 'Cart', modulePath: './Cart' });
});

it('shows them where no federation runtime is', () => {
  showRemotes(releases);
  expect(Reflect.get(globalThis, '__FEDERATION__')).toMatchObject({
    moduleInfo: { 'checkout:7': { version: '7' } },
  });
});
