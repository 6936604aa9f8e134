import { ComingLocationContext } from '@lapak/runtime';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use, useEffect, useRef, useState } from 'react';
import { openShell } from '../testing/open-shell.tsx';
import { themeName } from './theme.ts';

const HOME = '/kopi/onlinestore';
const ready = () => screen.findByRole('heading', { level: 1, name: 'storefront/Home' });
const answerWith = (theme: number) => () => ({
  status: 200,
  data: { code: '00', info: 'ok', data: { username: 'kopi', theme_onlinestore: theme } },
});

it.each([
  [null, 'blue'],
  [0, 'blue'],
  [1, 'blue'],
  [2, 'blue-new'],
  [3, 'grey'],
  [9, 'blue'],
])('theme %p is %s', (theme, name) => expect(themeName(theme)).toBe(name));

it('writes the theme of the store on the root element', async () => {
  await openShell(HOME, { answer: answerWith(3) });
  await ready();
  expect(document.documentElement).toHaveAttribute('data-theme', 'grey');
});

it('loads the store once, however many pages of it are opened', async () => {
  const { navigate, calls } = await openShell(HOME);
  await ready();
  await navigate(`${HOME}/cart`);
  await screen.findByRole('heading', { level: 1, name: 'checkout/Cart' });
  expect(calls.map(({ url, params }) => [url, params])).toEqual([
    ['/api/setting/profile', { username: 'kopi' }],
  ]);
});

it('gives a page the address of a pending navigation', async () => {
  const Page = () => {
    const coming = use(ComingLocationContext);
    const [search, setSearch] = useState('');
    return <button onClick={() => setSearch(coming()?.search ?? '')}>Ke mana? {search}</button>;
  };
  const module = { default: Page };
  const { navigation } = await openShell(HOME, {
    pages: {
      load: async () => module,
      loaded: () => module,
      recover: async () => null,
      retry: async () => undefined,
    },
  });
  const ask = await screen.findByRole('button');
  await act(async () => {
    navigation.navigator.replace(`${HOME}?keyword=gayo`);
    ask.click();
  });
  expect(ask).toHaveTextContent('?keyword=gayo');
});

it('moves the focus to the heading of the next page and says its title', async () => {
  const { navigate } = await openShell(HOME);
  const first = await ready();
  await waitFor(() => expect(document.querySelector('[aria-live]')).toBeInTheDocument());
  expect(first).not.toHaveFocus();
  document.title = 'Keranjang - Kopi';
  await navigate(`${HOME}/cart`);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'checkout/Cart' })).toHaveFocus());
  expect(screen.getByText('Keranjang - Kopi')).toBeInTheDocument();
});

it('leaves the focus where the next page has put it', async () => {
  const Page = () => {
    const field = useRef<HTMLInputElement>(null);
    useEffect(() => field.current?.focus(), []);
    return (
      <main>
        <h1>Masuk</h1>
        <input ref={field} aria-label="Email" />
      </main>
    );
  };
  const module = { default: Page };
  const { navigate } = await openShell(HOME, {
    pages: {
      load: async () => module,
      loaded: () => module,
      recover: async () => null,
      retry: async () => undefined,
    },
  });
  await screen.findByRole('heading', { name: 'Masuk' });
  await waitFor(() => expect(document.querySelector('[aria-live]')).toBeInTheDocument());
  document.title = 'Masuk - Kopi';
  await navigate(`${HOME}/login`);
  expect(await screen.findByText('Masuk - Kopi')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
});

it('begins with a link that skips to the content', async () => {
  const Page = () => (
    <>
      <header>
        <button>Menu</button>
      </header>
      <main>
        <button>Beli</button>
      </main>
    </>
  );
  const module = { default: Page };
  await openShell(HOME, {
    pages: {
      load: async () => module,
      loaded: () => module,
      recover: async () => null,
      retry: async () => undefined,
    },
  });
  await screen.findByRole('button', { name: 'Beli' });
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Langsung ke isi' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Beli' })).toHaveFocus();
});

it('shows one notice while the connection is lost, and removes it', async () => {
  await openShell(HOME);
  await ready();
  const online = jest.spyOn(navigator, 'onLine', 'get');

  online.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/Koneksi internet terputus/)).toBeVisible();

  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/Koneksi internet terputus/)).not.toBeInTheDocument();
  online.mockRestore();
});

it('shows that the store cannot be reached, with the request id, and retries', async () => {
  let away = true;
  await openShell(HOME, {
    answer: () =>
      away ? { status: 503, data: { code: '-2', info: 'x', request_id: 'req-9' } } : answerWith(1)(),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(/Toko belum bisa dibuka.*req-9/);

  away = false;
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await ready()).toBeVisible();
});

it('keeps a store with an unreadable name out of the page', async () => {
  await openShell('/%3Cscript%3E/onlinestore', { answer: () => ({ status: 404, data: null }) });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Toko tidak ditemukan');
});
