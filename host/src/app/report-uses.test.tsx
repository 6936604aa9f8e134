import type { RemoteReleases } from '@lapak/contracts/page-document';
import { waitFor } from '@testing-library/react';
import { noRemotes } from '../testing/no-remotes.ts';
import { openShell } from '../testing/open-shell.tsx';
import { cartLineAdded, cartLinesRenewed } from '@lapak/runtime';
import { reportUses } from './report-uses.ts';

const release = { current: { version: '2', entry: '' }, lastGood: null };
const releases: RemoteReleases = { ...noRemotes, storefront: release, checkout: release };

let sent: string[];
let act: (action: unknown) => void;
const onAction = (listener: typeof act) => void (act = listener);
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

const use = (what: string, remote: string, version = '2') =>
  `/telemetry/use {"what":"${what}","remote":"${remote}","version":"${version}","document":"its-token"}`;

it('reports each remote that the visit opens once, but not the one that the document was sent with', async () => {
  const { navigation, navigate } = await openShell('/kopi/onlinestore');
  reportUses({ navigation, pages: { versionOf: () => '2' }, releases, onAction });
  await navigate('/kopi/onlinestore/detail/gayo');
  await navigate('/kopi/onlinestore/cart');
  await navigate('/kopi/onlinestore');
  await navigate('/kopi/onlinestore/cart');
  await waitFor(() => expect(sent).toEqual([use('opening', 'checkout')]));
});

it('reports the last good version, when the browser shows it instead', async () => {
  const { navigation } = await openShell('/kopi/onlinestore');
  reportUses({ navigation, pages: { versionOf: () => '1' }, releases, onAction });
  await waitFor(() => expect(sent).toEqual([use('opening', 'storefront', '1')]));
});

it('reports nothing at an address without a page', async () => {
  const { navigation, navigate } = await openShell('/kopi/onlinestore');
  reportUses({ navigation, pages: { versionOf: () => '2' }, releases, onAction });
  await navigate('/kopi/tidak-ada');
  await navigate('/kopi/onlinestore/cart');
  await waitFor(() => expect(sent).toEqual([use('opening', 'checkout')]));
});

it('reports once on whose pages it added to the cart and ordered', async () => {
  const { navigation, navigate } = await openShell('/kopi/onlinestore');
  reportUses({ navigation, pages: { versionOf: () => '2' }, releases, onAction });
  const ended = (endpointName: string) => ({
    type: 'api/executeMutation/fulfilled',
    meta: { arg: { endpointName } },
  });
  for (let again = 0; again < 2; again += 1) act({ type: cartLineAdded.type });
  act(ended('applyVoucher'));
  act({ ...ended('orderGoods'), type: 'api/executeMutation/rejected' });
  await navigate('/kopi/onlinestore/checkout');
  act({ type: cartLinesRenewed.type });
  act(ended('orderGoods'));
  await waitFor(() =>
    expect(sent).toEqual([use('cart', 'storefront'), use('opening', 'checkout'), use('order', 'checkout')]),
  );
});
