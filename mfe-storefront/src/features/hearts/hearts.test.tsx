import { server } from '@lapak/runtime/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { patterns } from '@lapak/contracts/routes';
import { selectIsLoggedIn, sessionRead } from '@lapak/runtime';
import * as home from '../../pages/home/home-page.tsx';
import { answer, answerQueries, answerProfile } from '../../testing/api.ts';
import { aCard, aListing } from '../../testing/builders.ts';
import { openPage } from '../../testing/open-page.tsx';
import { notifyOtherTabs } from './other-tabs.ts';

answerProfile();
afterEach(() => localStorage.clear());

const open = (login: 'guest' | 'customer') => {
  if (login === 'customer') localStorage.setItem('token', 'abc');
  return openPage(home, {
    pattern: patterns.home,
    url: '/kopi/onlinestore',
    preloadedState: { session: { login } },
  });
};
const heart = () => screen.getByRole('button', { name: 'Wishlist Produk 1' });
// The store notifies its subscribers in the next frame.
const heartIs = (pressed: string) => waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', pressed));
const ok = { code: '00', info: '' };

/** The answer to a product that is added. @returns lets it come */
function heldAnswer(body: object, status = 200): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  server.use(
    http.post('*/api/wishlist', async () => {
      await held;
      return HttpResponse.json(body, { status });
    }),
  );
  return () => release();
}

function wishlistCalls() {
  const calls: string[] = [];
  server.use(
    http.post('*/api/wishlist', async ({ request }) => {
      calls.push(`add ${JSON.stringify(await request.json())}`);
      return HttpResponse.json(ok);
    }),
    http.delete('*/api/wishlist/:id', ({ params }) => {
      calls.push(`remove ${String(params.id)}`);
      return HttpResponse.json(ok);
    }),
  );
  return calls;
}

test('a visitor sees no heart', async () => {
  answerQueries('*/api/product', () => aListing());
  await open('guest');
  expect(screen.queryByRole('button', { name: /Wishlist/ })).not.toBeInTheDocument();
});

test('the heart turns at once and a toast confirms it', async () => {
  answerQueries('*/api/product', () => aListing());
  const calls = wishlistCalls();
  await open('customer');
  await userEvent.click(heart());
  await heartIs('true');
  expect(await screen.findByText('Wishlist telah ditambahkan')).toBeInTheDocument();
  await userEvent.click(heart());
  await heartIs('false');
  expect(await screen.findByText('Wishlist telah dihapus')).toBeInTheDocument();
  expect(calls).toEqual(['add {"username":"kopi","product_id":1}', 'remove 1']);
});

test('the heart turns before the server answers', async () => {
  answerQueries('*/api/product', () => aListing());
  const release = heldAnswer(ok);
  await open('customer');
  await userEvent.click(heart());
  await heartIs('true');
  expect(screen.queryByText('Wishlist telah ditambahkan')).not.toBeInTheDocument();
  release();
  expect(await screen.findByText('Wishlist telah ditambahkan')).toBeInTheDocument();
});

test.each([
  [false, 'Wishlist gagal ditambahkan'],
  [true, 'Wishlist gagal dihapus'],
])('a failure is said, and the heart (before: %s) stays turned', async (has_wish, words) => {
  answerQueries('*/api/product', () => aListing({ data: [aCard({ has_wish })] }));
  server.use(
    answer('post', '*/api/wishlist', { code: '-2', info: 'x' }, 500),
    answer('delete', '*/api/wishlist/1', { code: '-2', info: 'x' }, 500),
  );
  await open('customer');
  await userEvent.click(heart());
  expect(await screen.findByText(words)).toBeInTheDocument();
  await heartIs(String(!has_wish));
});

test('quick taps reach the server in their order', async () => {
  answerQueries('*/api/product', () => aListing());
  const calls = wishlistCalls();
  await open('customer');
  for (const pressed of ['true', 'false', 'true']) {
    await userEvent.click(heart());
    await heartIs(pressed);
  }
  await waitFor(() => expect(calls.map((call) => call.split(' ')[0])).toEqual(['add', 'remove', 'add']));
});

test('a list rendered for a visitor is refetched once when the shopper is logged in', async () => {
  const asked = answerQueries('*/api/product', () => aListing());
  const { store } = await open('guest');
  localStorage.setItem('token', 'abc');
  act(() => {
    store.dispatch(sessionRead({ hasToken: true }));
  });
  await waitFor(() => expect(asked.searches.length).toBe(2));
  expect(await within(screen.getByRole('main')).findByRole('link', { name: 'Produk 1' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Wishlist Produk 1' })).toBeInTheDocument();
});

test('a heart turns in the other tabs of the shop too', async () => {
  answerQueries('*/api/product', () => aListing());
  await open('customer');
  act(() => notifyOtherTabs({ username: 'kopi', productId: 1, wished: true }, 'another tab'));
  await heartIs('true');
});

test('a session that has ended leads to the login, and back here afterwards', async () => {
  answerQueries('*/api/product', () => aListing());
  server.use(answer('post', '*/api/wishlist', { code: '-2', info: 'x' }, 401));
  const { shown } = await open('customer');
  await userEvent.click(heart());
  await waitFor(() => expect(shown().location.pathname).toBe('/kopi/onlinestore/login'));
  expect(shown().location.state).toEqual({ returnTo: '/kopi/onlinestore' });
  expect(screen.queryByText('Wishlist gagal ditambahkan')).not.toBeInTheDocument();
});

test('the end of a session does not lead away from a page that was opened meanwhile', async () => {
  answerQueries('*/api/product', () => aListing());
  const release = heldAnswer({ code: '-2', info: 'x' }, 401);
  const { shown, navigate, store } = await open('customer');
  await userEvent.click(heart());
  await navigate('/kopi/onlinestore/cart');
  release();
  await waitFor(() => expect(selectIsLoggedIn(store.getState())).toBe(false));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(shown().location.pathname).toBe('/kopi/onlinestore/cart');
});
