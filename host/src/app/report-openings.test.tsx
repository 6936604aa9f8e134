import type { RemoteReleases } from '@lapak/contracts/page-document';
import { waitFor } from '@testing-library/react';
import { openShell } from '../testing/open-shell.tsx';
import { reportOpenings } from './report-openings.ts';

const none = { current: null, lastGood: null };
const release = { current: { version: '2', entry: '', globalName: '' }, lastGood: null };
const releases: RemoteReleases = { storefront: release, checkout: release, account: none, events: none };

let sent: string[];
beforeEach(() => {
  sent = [];
  navigator.sendBeacon = (path, body) => {
    void (body as Blob).text().then((text) => sent.push(`${String(path)} ${text}`));
    return true;
  };
  Object.assign(performance, {
    getEntriesByType: () => [
      {
        name: 'http://localhost/kopi/onlinestore',
        serverTiming: [{ name: 'document', description: 'its-token' }],
      },
    ],
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'sendBeacon');
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

const opening = (remote: string, version = '2') =>
  `/telemetry/opening {"remote":"${remote}","version":"${version}","document":"its-token"}`;

it('reports each remote that the visit opens once, but not the one that the document was sent with', async () => {
  const { navigation, navigate } = await openShell('/kopi/onlinestore');
  reportOpenings(navigation, { versionOf: () => '2' }, releases);
  await navigate('/kopi/onlinestore/detail/gayo');
  await navigate('/kopi/onlinestore/cart');
  await navigate('/kopi/onlinestore');
  await navigate('/kopi/onlinestore/cart');
  await waitFor(() => expect(sent).toEqual([opening('checkout')]));
});

it('reports the last good version, when the browser shows it instead', async () => {
  const { navigation } = await openShell('/kopi/onlinestore');
  reportOpenings(navigation, { versionOf: () => '1' }, releases);
  await waitFor(() => expect(sent).toEqual([opening('storefront', '1')]));
});

it('reports nothing at an address without a page', async () => {
  const { navigation, navigate } = await openShell('/kopi/onlinestore');
  reportOpenings(navigation, { versionOf: () => '2' }, releases);
  await navigate('/kopi/tidak-ada');
  await navigate('/kopi/onlinestore/cart');
  await waitFor(() => expect(sent).toEqual([opening('checkout')]));
});
