import * as consolePaths from '@lapak/contracts/console-paths';
import { paths } from '@lapak/contracts/routes';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aList,
  anItem,
  anOrder,
  aSession,
  aStore,
  aSummary,
  chatTexts,
  toko,
} from '../../testing/builders.ts';
import { answers, noSession, openConsole, sent, unanswered } from '../../testing/open-console.tsx';

const orders = consolePaths.orders(toko);

test('says that an address has no page, and leads to the beginning', async () => {
  await openConsole('/kelola/entah/apa');
  expect(screen.getByRole('heading', { level: 1, name: 'Halaman tidak ditemukan' })).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', paths.console());
  expect(document.title).toBe('Halaman tidak ditemukan - Kelola');
});

test('without a session the login comes first, and leads back to the address', async () => {
  noSession();
  const { shown } = await openConsole(`${orders}?filter=proof`, null);
  expect(await screen.findByRole('heading', { name: 'Masuk untuk mengelola toko' })).toBeVisible();
  expect(shown().location.pathname).toBe(consolePaths.login());

  const bodies = sent('POST sesi', { code: '00', info: 'ok', data: aSession() });
  answers({ 'GET sesi': { data: aSession() }, 'GET /pesanan': aList([anItem()]) });
  await userEvent.type(screen.getByLabelText('Email atau Nomor Handphone'), ' ibu@toko.test ');
  await userEvent.type(screen.getByLabelText('Password'), 'rahasia123');
  await userEvent.click(screen.getByRole('button', { name: 'Masuk' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Pesanan' })).toBeVisible();
  expect(bodies).toEqual([{ user: 'ibu@toko.test', password: 'rahasia123' }]);
  expect(shown().location.search).toBe('?filter=proof');
});

test('a login that is refused says why, and what was typed stays', async () => {
  noSession();
  await openConsole(consolePaths.login(), null);
  await screen.findByRole('heading', { name: 'Masuk untuk mengelola toko' });
  sent('POST sesi', { code: '-2', info: 'Email atau password salah' }, 401);
  await userEvent.type(screen.getByLabelText('Email atau Nomor Handphone'), 'ibu');
  await userEvent.type(screen.getByLabelText('Password'), 'salah');
  await userEvent.click(screen.getByRole('button', { name: 'Masuk' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Email atau password salah');
  expect(screen.getByLabelText('Password')).toHaveValue('salah');
});

test('one store is opened at once, several are chosen from', async () => {
  answers({ 'GET /ringkasan': { data: aSummary() } });
  const { shown } = await openConsole(paths.console());
  await waitFor(() => expect(shown().location.pathname).toBe(consolePaths.summary(toko)));
});

test('several stores are chosen from, with the role in each', async () => {
  await openConsole(
    paths.console(),
    aSession([aStore(), aStore({ username: 'teh', nama_toko: 'Teh', role: 'staff' })]),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Pilih toko' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Teh Staf/ })).toHaveAttribute('href', consolePaths.summary('teh'));
});

test('an account without a store reads what to do', async () => {
  await openConsole(paths.console(), aSession([]));
  expect(await screen.findByRole('heading', { level: 1, name: 'Belum ada toko' })).toBeVisible();
  expect(screen.getByText(/minta pemilik toko mengundang/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Buka toko' })).toHaveAttribute('href', consolePaths.register());
});

test('a store of others stays closed', async () => {
  answers({ 'GET /pesanan': { code: '-2', info: '' } }, 404);
  await openConsole(orders, aSession([aStore({ username: 'teh' })]));
  expect(await screen.findByRole('heading', { name: 'Kamu tidak punya akses ke toko ini' })).toBeVisible();
});

test.each([
  ['removed', 404, [], 'Kamu tidak punya akses ke toko ini'],
  ['made a gatekeeper', 403, [aStore({ role: 'gate' })], 'Halaman ini bukan untuk peranmu'],
] as const)(
  'who is %s while a page is open reads so with the next call',
  async (_what, status, stores, title) => {
    answers({ 'GET /pesanan/abc123': { data: anOrder() }, 'GET /teks-chat': { data: chatTexts } });
    await openConsole(consolePaths.order(toko, 'abc123'));
    await userEvent.type(await screen.findByLabelText('Hanya untuk orang toko'), 'Minta diantar sore');
    sent('POST /langkah', { code: '-2', info: 'Toko tidak ditemukan' }, status);
    answers({ 'GET sesi': { data: aSession([...stores]) } });
    await userEvent.click(screen.getByRole('button', { name: 'Simpan catatan' }));
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  },
);

test('the menu has the pages of the role alone, and the others stay closed', async () => {
  answers({ 'GET /anggota': { code: '-2', info: '' } }, 403);
  await openConsole(consolePaths.members(toko), aSession([aStore({ role: 'staff' })]));
  expect(await screen.findByRole('heading', { name: 'Halaman ini bukan untuk peranmu' })).toBeVisible();
  const menu = screen.getAllByRole('navigation', { name: 'Halaman toko' })[0];
  expect(
    within(menu as HTMLElement)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Ringkasan',
    'Pesanan',
    'Uang',
    'Produk',
    'Kategori',
    'Acara',
    'Isi resi',
    'Pintu masuk',
    'Teks chat',
  ]);
});

test('a session that ends asks for the login over the page; what was typed stays, and the call goes on', async () => {
  answers({ 'GET /pesanan/abc123': { data: anOrder() }, 'GET /teks-chat': { data: chatTexts } });
  await openConsole(consolePaths.order(toko, 'abc123'));
  const note = await screen.findByLabelText('Hanya untuk orang toko');
  await userEvent.type(note, 'Minta diantar sore');
  sent('POST /langkah', { code: '-2', info: 'Masuk dulu' }, 401);
  await userEvent.click(screen.getByRole('button', { name: 'Simpan catatan' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sesimu sudah berakhir' });
  expect(note).toHaveValue('Minta diantar sore');
  expect(within(dialog).getByLabelText('Email atau Nomor Handphone')).toHaveValue('ibu@toko.test');

  sent('POST sesi', { code: '00', info: 'ok', data: aSession() });
  const steps = sent('POST /langkah', {
    code: '00',
    info: 'ok',
    data: [{ id: 'abc123', invoice: 'INV/1', ok: true, info: '' }],
  });
  await userEvent.type(within(dialog).getByLabelText('Password'), 'rahasia123');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Masuk' }));
  await waitFor(() => expect(steps).toHaveLength(1));
  expect(steps[0]).toMatchObject({ step: 'note', note: 'Minta diantar sore' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a session whose end is noticed by news asks for the login over the page, too', async () => {
  answers({ 'GET /pesanan/abc123': { data: anOrder() }, 'GET /teks-chat': { data: chatTexts } });
  const { shown } = await openConsole(consolePaths.order(toko, 'abc123'));
  const note = await screen.findByLabelText('Hanya untuk orang toko');
  await userEvent.type(note, 'Minta diantar sore');
  let asked = 0;
  answers({
    'GET sesi': () => {
      asked += 1;
      return { data: null };
    },
  });
  const tab = new BroadcastChannel(`lapak:umpan:${toko}`);
  tab.postMessage({ what: 'changed', count: 1 });
  await waitFor(() => expect(asked).toBe(1));
  expect(await screen.findByRole('dialog', { name: 'Sesimu sudah berakhir' })).toBeVisible();
  expect(note).toHaveValue('Minta diantar sore');
  expect(shown().location.pathname).toBe(consolePaths.order(toko, 'abc123'));
  tab.close();
});

test('a login over the page that is closed asks first, as what was typed is lost with it', async () => {
  answers({ 'GET /pesanan/abc123': { data: anOrder() }, 'GET /teks-chat': { data: chatTexts } });
  const { shown } = await openConsole(consolePaths.order(toko, 'abc123'));
  const note = await screen.findByLabelText('Hanya untuk orang toko');
  await userEvent.type(note, 'Minta diantar sore');
  sent('POST /langkah', { code: '-2', info: 'Masuk dulu' }, 401);
  await userEvent.click(screen.getByRole('button', { name: 'Simpan catatan' }));
  await screen.findByRole('dialog', { name: 'Sesimu sudah berakhir' });
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: 'Keluar dari halaman ini?' });
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: 'Sesimu sudah berakhir' });
  expect(note).toHaveValue('Minta diantar sore');
  await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
  noSession();
  await userEvent.click(await screen.findByRole('button', { name: 'Keluar', hidden: false }));
  await waitFor(() => expect(shown().location.pathname).toBe(consolePaths.login()));
});

test('another account that logs in over the page does not finish what the first one began', async () => {
  answers({ 'GET /pesanan/abc123': { data: anOrder() }, 'GET /teks-chat': { data: chatTexts } });
  const { shown } = await openConsole(consolePaths.order(toko, 'abc123'));
  await userEvent.type(await screen.findByLabelText('Hanya untuk orang toko'), 'Minta diantar sore');
  sent('POST /langkah', { code: '-2', info: 'Masuk dulu' }, 401);
  await userEvent.click(screen.getByRole('button', { name: 'Simpan catatan' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sesimu sudah berakhir' });
  const joko = aSession([aStore(), aStore({ username: 'teh' })], 'joko@toko.test');
  sent('POST sesi', { code: '00', info: 'ok', data: joko });
  answers({ 'GET sesi': { data: joko } });
  const steps = sent('POST /langkah', { code: '00', info: 'ok', data: [] });
  const user = within(dialog).getByLabelText('Email atau Nomor Handphone');
  await userEvent.clear(user);
  await userEvent.type(user, 'joko@toko.test');
  await userEvent.type(within(dialog).getByLabelText('Password'), 'rahasia123');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Masuk' }));
  // The page of before says so too until the next one is painted.
  await screen.findByRole('heading', { level: 1, name: 'Pilih toko' });
  expect(shown().location.pathname).toBe(paths.console());
  expect(screen.getByText('Masuk sebagai joko@toko.test')).toBeVisible();
  expect(steps).toEqual([]);
});

test('logging out ends the session and leads to the login', async () => {
  answers({ 'GET /pesanan': aList([]) });
  const answer = unanswered('DELETE sesi', { code: '00', info: 'ok' });
  const { shown } = await openConsole(orders);
  await screen.findByRole('heading', { level: 1, name: 'Pesanan' });
  noSession();
  await userEvent.click(screen.getByRole('button', { name: 'Keluar' }));
  expect(screen.getByRole('button', { name: 'Mohon tunggu' })).toHaveAttribute('aria-disabled', 'true');
  answer();
  await waitFor(() => expect(shown().location.pathname).toBe(consolePaths.login()));
});

test('a console that cannot be reached says so, and tries again', async () => {
  answers({ 'GET sesi': { code: '-2', info: 'x', request_id: 'req-3' } }, 503);
  await openConsole(paths.console(), null);
  expect(await screen.findByRole('alert')).toHaveTextContent(/belum bisa dibuka.*req-3/);
  answers({ 'GET sesi': { data: aSession([]) } });
  await userEvent.click(await screen.findByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Belum ada toko' })).toBeVisible();
});
