import { server } from '@lapak/runtime/testing/server';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { patterns } from '@lapak/contracts/routes';
import { answerProfile } from '../../testing/api.ts';
import { aCard, aListing } from '../../testing/builders.ts';
import { openPage } from '../../testing/open-page.tsx';
import * as page from './home-page.tsx';

// The shop's navigation, tested on a page of this remote: another router in `renderPage` would fail here.

answerProfile();

const home = '/kopi/onlinestore';
const listing = (nama: string) => aListing({ theme_onlinestore: 2, data: [aCard({ nama })] });

/** Opens a home whose first list answers at once; the other lists are held back until the test releases them. */
async function openHome(url = home) {
  let letCome: () => void = () => undefined;
  const comes = new Promise<void>((resolve) => (letCome = resolve));
  server.use(http.get('*/api/product', () => HttpResponse.json(listing('Kopi Gayo')), { once: true }));
  server.use(
    http.get('*/api/product', async ({ request }) => {
      if (!new URL(request.url).searchParams.has('sortBy')) return undefined;
      await comes;
      return HttpResponse.json(listing('Teh Hijau'));
    }),
  );
  return { ...(await openPage(page, { pattern: patterns.home, url })), letCome };
}

let scrolled: (number | string)[];
beforeEach(() => {
  scrolled = [];
  jest.spyOn(window, 'scrollTo').mockImplementation((_x?: unknown, y?: unknown) => {
    scrolled.push(Number(y));
  });
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrollIntoView(this: Element) {
    scrolled.push(this.id);
  });
});
afterEach(() => jest.restoreAllMocks());

it('a link leads to the top of the next page, and back restores the scroll position of the list', async () => {
  const { navigate } = await openHome();
  jest.replaceProperty(window, 'scrollY', 640);
  await userEvent.click(screen.getByRole('link', { name: 'Kopi Gayo' }));
  expect(await screen.findByTestId('location')).toHaveTextContent('/kopi/onlinestore/detail/produk-1');
  expect(scrolled).toEqual([0]);
  await navigate(-1);
  expect(screen.getByRole('link', { name: 'Kopi Gayo' })).toBeVisible();
  expect(scrolled).toEqual([0, 640]);
});

it('another sort keeps the scroll position, and is shown when its products have loaded', async () => {
  const { shown, letCome } = await openHome();
  await userEvent.click(screen.getByRole('link', { name: 'Termurah' }));
  expect(shown()).toMatchObject({ pending: true, location: { search: '' } });
  expect(screen.getByRole('link', { name: 'Kopi Gayo' })).toBeVisible();
  letCome();
  expect(await screen.findByRole('link', { name: 'Teh Hijau' })).toBeVisible();
  expect(shown()).toMatchObject({ pending: false, location: { search: '?sort=price-asc' } });
  expect(scrolled).toEqual([]);
});

it('shows its skeleton when the products take long to load', async () => {
  const { shown, letCome } = await openHome();
  jest.useFakeTimers({ advanceTimers: false });
  act(() => screen.getByRole('link', { name: 'Termurah' }).click());
  await act(() => jest.advanceTimersByTimeAsync(299));
  expect(shown()).toMatchObject({ pending: true, location: { search: '' } });
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(shown()).toMatchObject({ pending: false, location: { search: '?sort=price-asc' } });
  expect(screen.queryByRole('link', { name: 'Kopi Gayo' })).not.toBeInTheDocument();
  jest.useRealTimers();
  letCome();
  expect(await screen.findByRole('link', { name: 'Teh Hijau' })).toBeVisible();
});

it('scrolls to the element of an encoded fragment', async () => {
  document.body.insertAdjacentHTML('beforeend', '<h2 id="ulasan produk"></h2>');
  const { navigate, shown } = await openHome();
  await navigate(`${home}/detail/produk-1#ulasan%20produk`);
  expect(scrolled).toEqual(['ulasan produk']);
  expect(shown().location.hash).toBe('#ulasan%20produk');
  await navigate(`${home}#tidak-ada`);
  expect(scrolled).toEqual(['ulasan produk', 0]);
});
