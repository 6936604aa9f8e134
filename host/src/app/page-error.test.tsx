import type { RemoteReleases, RemoteVersion } from '@lapak/contracts/page-document';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createFederatedPageSource } from '../remotes/federated-page-source.ts';
import { answeringFederation } from '../testing/answering-federation.ts';
import { noRemotes } from '../testing/no-remotes.ts';
import { openShell } from '../testing/open-shell.tsx';

const version = (name: string): RemoteVersion => ({
  version: name,
  entry: `/remotes/x/${name}/remote-entry.js`,
});

function Broken(): never {
  throw new Error('render throws');
}
const Works = ({ text }: { text: string }) => <h1>{text}</h1>;
const page = (text: string) => ({ default: () => <Works text={text} /> });

/** A shop whose cart remote gives, by version, the test's answers. */
function pagesOf(answers: Record<string, () => Promise<unknown>>, lastGood: string | null = '1') {
  const loads: string[] = [];
  const releases: RemoteReleases = {
    ...noRemotes,
    storefront: { current: version('s'), lastGood: null },
    checkout: { current: version('2'), lastGood: lastGood === null ? null : version(lastGood) },
  };
  const source = createFederatedPageSource({
    releases,
    report: () => undefined,
    renew: async (remote, known) => ({ release: known, isNew: false, isOutdated: false }),
    fallbackAfterMs: 1000,
    timeoutMs: 1000,
    manifests: {},
    allowsOverrides: false,
    federation: answeringFederation((name) => {
      loads.push(name);
      return (answers[name] ?? (() => Promise.reject(new Error('404'))))();
    }),
  });
  return { source, loads, answers };
}

const CART = '/kopi/onlinestore/cart';
const home = async () => page('beranda');
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

// React logs what a boundary caught, which these tests provoke.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('shows the last good version when the current one throws in its render', async () => {
  const { source } = pagesOf({
    'checkout@2': async () => ({ default: Broken }),
    'checkout@1': async () => page('keranjang lama'),
  });
  await openShell(CART, { pages: source });
  expect(await heading('keranjang lama')).toBeVisible();
});

it('shows nothing between the page before and the last good version', async () => {
  const { source } = pagesOf({
    'storefront@s': home,
    'checkout@2': async () => ({ default: Broken }),
    'checkout@1': () => new Promise((resolve) => setTimeout(() => resolve(page('keranjang lama')), 50)),
  });
  const { navigate } = await openShell('/kopi/onlinestore', { pages: source });
  await heading('beranda');
  const seen = new Set<string | undefined>();
  const look = () => seen.add(document.querySelector('h1')?.textContent);
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });

  await navigate(CART);
  await heading('keranjang lama');
  observer.disconnect();

  seen.delete('beranda');
  expect([...seen]).toEqual(['keranjang lama']);
});

it('shows nothing between a page that throws after a tap and the last good version', async () => {
  const Later = () => {
    const [isPressed, setPressed] = useState(false);
    if (isPressed) throw new Error('render throws');
    return (
      <>
        <h1>keranjang</h1>
        <button onClick={() => setPressed(true)}>Bayar</button>
      </>
    );
  };
  const { source } = pagesOf({
    'checkout@2': async () => ({ default: Later }),
    'checkout@1': () => new Promise((resolve) => setTimeout(() => resolve(page('keranjang lama')), 50)),
  });
  await openShell(CART, { pages: source });
  await heading('keranjang');
  const seen = new Set<string | undefined>();
  const look = () => seen.add(document.querySelector('h1')?.textContent);
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });

  await userEvent.click(screen.getByRole('button', { name: 'Bayar' }));
  await heading('keranjang lama');
  observer.disconnect();

  seen.delete('keranjang');
  expect([...seen]).toEqual(['keranjang lama']);
});

it('shows a card when no version renders, and its button renders again', async () => {
  let broken = true;
  const Sometimes = () => {
    if (broken) throw new Error('render throws');
    return <h1>keranjang</h1>;
  };
  const { source } = pagesOf({
    'checkout@2': async () => ({ default: Sometimes }),
    'checkout@1': async () => ({ default: Sometimes }),
  });
  await openShell(CART, { pages: source });
  expect(await screen.findByRole('alert')).toHaveTextContent('Halaman ini gagal dimuat');

  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));

  expect(await heading('keranjang')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows the card when the files fail to load, and its button retries the load', async () => {
  const { source, loads, answers } = pagesOf({}, null);
  await openShell(CART, { pages: source });
  await heading('Halaman ini gagal dimuat');

  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(loads).toEqual(['checkout@2', 'checkout@2']));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Coba lagi' })).not.toHaveAttribute('aria-disabled'),
  );

  answers['checkout@2'] = async () => page('keranjang');
  await userEvent.click(await screen.findByRole('button', { name: 'Coba lagi' }));
  expect(await heading('keranjang')).toBeVisible();
});

it('leaves every other page working', async () => {
  const { source } = pagesOf({ 'storefront@s': home }, null);
  const { navigate } = await openShell(CART, { pages: source });
  await heading('Halaman ini gagal dimuat');

  await navigate('/kopi/onlinestore');

  expect(await heading('beranda')).toBeVisible();
});

it('retries the page when the shopper comes back to it', async () => {
  const { source, answers } = pagesOf({ 'storefront@s': home }, null);
  const { navigate } = await openShell(CART, { pages: source });
  await heading('Halaman ini gagal dimuat');
  await navigate('/kopi/onlinestore');
  await heading('beranda');

  answers['checkout@2'] = async () => page('keranjang');
  await navigate(CART);

  expect(await heading('keranjang')).toBeVisible();
});
