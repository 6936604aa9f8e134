import { patterns, paths } from '@lapak/contracts/routes';
import { hasToken, selectIsLoggedIn, selectUser, writeToken, type PageModule } from '@lapak/runtime';
import { renderPage } from '@lapak/runtime/testing';
import { server } from '@lapak/runtime/testing/server';
import { toasts } from '@lapak/ui/testing/toasts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { anOrderResponse, aUser, orderId, store } from '../testing/builders.ts';
import * as editAddress from './edit-address/edit-address-page.tsx';
import * as editProfile from './edit-profile/edit-profile-page.tsx';
import * as myReviews from './my-reviews/my-reviews-page.tsx';
import * as transactions from './transactions/transactions-page.tsx';
import * as writeReview from './write-review/write-review-page.tsx';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const refused = () => HttpResponse.json({ code: '-2', info: 'Silakan login' }, { status: 401 });
const profileIs = (user: object | null) =>
  server.use(http.get('*/api/profile/custom', () => HttpResponse.json({ data: { user } })));

function open(page: PageModule, pattern: string, url: string) {
  writeToken('abc');
  return renderPage(page, {
    pattern,
    url,
    preloadedState: { user: aUser(), session: { login: 'customer' } },
  });
}
const openProfile = () => open(editProfile, patterns.editProfile, paths.editProfile(store));

test.each([
  ['transactions', transactions, patterns.transactions, paths.transactions(store)],
  ['profile', editProfile, patterns.editProfile, paths.editProfile(store)],
  ['address', editAddress, patterns.editAddress, paths.editAddress(store)],
  ['reviews', myReviews, patterns.myReviews, paths.myReviews(store, orderId)],
])(
  'a session that has ended is noticed and not reported as an error: %s',
  async (_name, page, pattern, url) => {
    profileIs(null);
    server.use(
      http.get('*/api/setting/profile', () => HttpResponse.json({ data: {} })),
      http.get('*/api/transaction', refused),
      http.get('*/api/alamat', refused),
      http.get('*/api/ongkir/search', () => HttpResponse.json({ data: [] })),
      http.get(`*/api/transaction/ulasan-saya/${orderId}`, refused),
    );
    const { store: state } = await open(page, pattern, url);
    await waitFor(() => expect(selectIsLoggedIn(state.getState())).toBe(false));
    expect([hasToken(), selectUser(state.getState())]).toEqual([false, null]);
    expect(screen.queryByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument();
    expect(toasts()).toEqual([]);
  },
);

test('what was typed into the profile is there again after the login, for the same customer alone', async () => {
  profileIs(aUser());
  server.use(http.post('*/api/profile', refused));
  const first = await openProfile();
  const name = await screen.findByLabelText('Nama');
  await userEvent.clear(name);
  await userEvent.type(name, 'Siti Baru');
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(hasToken()).toBe(false));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  first.unmount();

  const again = await openProfile();
  expect(await screen.findByLabelText('Nama')).toHaveValue('Siti Baru');
  again.unmount();

  await openProfile();
  expect(await screen.findByLabelText('Nama')).toHaveValue('Siti Aminah');
});

test('so is a review, with its stars', async () => {
  server.use(
    http.get(`*/api/transaction/${orderId}`, () =>
      HttpResponse.json(anOrderResponse({ status: 'PAID', status_pengiriman: 'SELESAI' })),
    ),
    http.post(`*/api/transaction/ulasan/${orderId}`, refused),
  );
  const openReview = () => open(writeReview, patterns.writeReview, paths.writeReview(store, orderId));
  const first = await openReview();
  await userEvent.click(await screen.findByRole('radio', { name: /4/ }));
  await userEvent.type(screen.getByLabelText('Ulasan'), 'Harum sekali');
  await userEvent.click(screen.getByRole('button', { name: 'Kirim Ulasan' }));
  await waitFor(() => expect(hasToken()).toBe(false));
  expect(toasts()).toEqual([]);
  first.unmount();

  await openReview();
  expect(await screen.findByLabelText('Ulasan')).toHaveValue('Harum sekali');
  expect(screen.getByRole('radio', { name: /4/ })).toBeChecked();
});
