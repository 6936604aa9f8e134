import { paths } from '@lapak/contracts/routes';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/axe.ts';
import { testBrowser } from '../support/browser.ts';
import { event, importEventStore, MAP, ticket } from '../support/event-store.ts';
import { operator } from '../support/operator.ts';
import { printedCodes, printedWords } from '../support/printed-tickets.ts';
import { runningProduct } from '../support/product.ts';
import { readQris, scanQr } from '../support/qris.ts';
import { arrive, buyer, choosePayment, figure, sendProof } from '../support/shopper.ts';
import {
  buyTickets,
  eventPath,
  fillTicketBuyer,
  orderOf,
  payButton,
  payTickets,
  quantityOf,
} from '../support/ticket-buyer.ts';

const browser = testBrowser();

const A4 = { width: '210mm', height: '297mm' };
/** What a phone's print dialog makes of a screen. */
const SMALL_PAPER = { width: '90mm', height: '160mm' };

const cards = (page: Page) => page.getByRole('article', { name: /^Tiket \d+ dari \d+$/ });

/** The booking codes of the cards on the tickets page. */
const codesOf = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all.map((card) => card.querySelector('[role=img]')?.getAttribute('aria-label')?.replace('Kode QR ', '')),
  );

/** Runs the `check-in` command; a rejected code has an exit code of its own. */
const gate = (...args: string[]) =>
  operator('check-in', ...args).catch((error: { stdout?: string }) => error.stdout ?? '');

it('from the seller to twelve printed tickets by bank transfer, and through the gate (phone, grey)', async () => {
  const store = 'coba-transfer';
  await importEventStore(
    store,
    [event('Malam Keroncong', [ticket('Reguler'), ticket('Kursi Depan', { harga: 150_000 })])],
    { theme_onlinestore: 3, path_theme: 'default_3' },
  );
  const { context, page } = await browser.visitor();
  const { origin } = runningProduct();
  const leaving: { url: string; referer: string | undefined }[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(origin) && /^https?:/.test(request.url()))
      leaving.push({ url: request.url(), referer: request.headers().referer });
  });
  await context.route(`${MAP}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'Peta' }));

  await page.goto(paths.seller(store));
  await page.getByRole('link', { name: /Malam Keroncong/ }).click();
  await arrive(page, 'Malam Keroncong', { audit: true });
  // Below the fold, the bar leads to the steppers; beside them it is the button that waits for a choice.
  await page.getByRole('button', { name: 'Pilih tiket', exact: true }).click();
  await page.getByRole('button', { name: 'Beli', exact: true, disabled: true }).waitFor();
  await buyTickets(page, { Reguler: 10, 'Kursi Depan': 2 });
  await page.getByText('Belum termasuk kode unik pembayaran').waitFor();
  await fillTicketBuyer(page);
  await choosePayment(page, 'Rekening Tujuan', 'Bank BCA');
  await expectAccessible(page);
  expect(await figure(page, 'Total Harga (12 tiket)')).toBe(1_050_000);
  const order = await payTickets(page);

  // What is to be paid ends in a code of three digits of its own.
  await expectAccessible(page);
  const amount = await figure(page, /^Total$/);
  expect(amount - (await figure(page, 'Kode Unik'))).toBe(1_050_000);
  // The same page in another tab follows what happens here.
  const other = await context.newPage();
  await other.goto(page.url());
  await arrive(other, 'Terima Kasih');

  await page.getByRole('link', { name: 'Konfirmasi pembayaran' }).click();
  await arrive(page, 'Konfirmasi Pembayaran', { audit: true });
  await sendProof(page, amount);
  for (const tab of [page, other]) {
    await tab.waitForURL(
      (url) => url.pathname === paths.eventTransactionDetail(store, order.id, order.token),
    );
    await tab.getByText('CONFIRMED', { exact: true }).first().waitFor();
  }
  await page.getByText(/membutuhkan waktu pengecekan oleh admin/).waitFor();
  await expectAccessible(page);
  await operator('confirm', order.id);
  for (const tab of [page, other]) await tab.getByText('PAID', { exact: true }).first().waitFor();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Lihat Tiket' }).click();
  await page.waitForURL((url) => url.pathname === paths.eventTickets(store, order.id, order.token));
  await cards(page).nth(11).waitFor();
  await expectAccessible(page);
  const codes = await codesOf(page);
  expect(new Set(codes).size).toBe(12);
  for (const paper of [A4, SMALL_PAPER]) expect((await printedCodes(page, paper)).flat()).toEqual(codes);
  // Nothing on paper can be pressed.
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByText('Lihat Peta').filter({ visible: true }).count()).toBe(0);
  await page.emulateMedia({ media: 'screen' });

  // Nothing that leaves the shop contains the order.
  const outward = page.locator('a[href^="http"]');
  for (const href of await outward.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
    expect(decodeURIComponent(href)).not.toMatch(new RegExp(`${order.token}|${order.id}`));
  const [map] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Lihat Peta' }).first().click(),
  ]);
  await map.waitForLoadState();
  expect(await map.evaluate(() => [document.referrer, window.opener])).toEqual(['', null]);
  expect(leaving.map(({ referer }) => referer)).toEqual([undefined]);

  // The address opens on another phone; the gate admits a code once, and the page says so.
  const friend = await browser.visitor();
  await friend.page.goto(page.url());
  await cards(friend.page).nth(11).waitFor();
  const [code = ''] = codes;
  expect(await gate('malam-keroncong', code, '--store', store)).toMatch(
    /^Silakan masuk: Sari Wulandari, Reguler/,
  );
  expect(await gate('malam-keroncong', code, '--store', store)).toMatch(/^Ditolak: .* sudah dipakai /);
  await friend.page.reload();
  await cards(friend.page)
    .first()
    .getByText(/^Sudah dipakai .* WIB$/)
    .waitFor();
  expect(await friend.page.getByText(/^Sudah dipakai/).count()).toBe(1);
  await expectAccessible(friend.page);
});

it('from the list to printed tickets by QRIS (desktop, newer layout)', async () => {
  const store = 'coba-qris';
  await importEventStore(store, [event('Pentas Wayang', [ticket('Umum', { max_qty: 2 })])], {
    theme_onlinestore: 2,
    path_theme: 'default_2',
  });
  const { context, page } = await browser.visitor({ size: 'desktop' });
  await page.goto(paths.events(store));
  await page.getByRole('link', { name: /Pentas Wayang/ }).click();
  await arrive(page, 'Pentas Wayang', { audit: true });
  await buyTickets(page, { Umum: 2 });
  await fillTicketBuyer(page);
  await choosePayment(page, 'QRIS', 'QRIS');
  await expectAccessible(page);
  const order = await payTickets(page);
  const fields = readQris(await scanQr(page.getByRole('img', { name: /QR/ })));
  expect(Number(fields.get('54'))).toBe(await figure(page, /^Total$/));
  await expectAccessible(page);

  // The sandbox's page takes the bank's place; its tab stays.
  const sandbox = await context.newPage();
  await sandbox.goto((await page.getByRole('link', { name: /Link Pembayaran/ }).getAttribute('href')) ?? '');
  await sandbox.getByRole('button', { name: /bayar/i }).click();
  await sandbox.getByText('Pembayaran berhasil').waitFor();

  await page.bringToFront();
  await page.waitForURL((url) => url.pathname === paths.eventTransactionDetail(store, order.id, order.token));
  await page.getByText('PAID', { exact: true }).first().waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Lihat Tiket' }).click();
  await cards(page).nth(1).waitFor();
  await expectAccessible(page);
  expect((await printedCodes(page, A4)).flat()).toEqual(await codesOf(page));
});

it('a free ticket is issued at once, without a payment page', async () => {
  const store = 'coba-gratis';
  await importEventStore(store, [event('Diskusi Buku', [ticket('Undangan', { harga: 0 })])]);
  const { page } = await browser.visitor();
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await page.goto(paths.events(store));
  await page.getByRole('link', { name: /Diskusi Buku/ }).click();
  await arrive(page, 'Diskusi Buku');
  await buyTickets(page, { Undangan: 1 });
  expect(await page.getByRole('region', { name: 'Metode Pembayaran' }).count()).toBe(0);
  await fillTicketBuyer(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bayar Sekarang' }).click();
  await cards(page).first().waitFor();
  const order = orderOf(page);
  expect(new URL(page.url()).pathname).toBe(paths.eventTickets(store, order.id, order.token));
  expect(visited.filter((path) => path.includes('/checkout-detail/'))).toEqual([]);

  // Back leads to the event and not to the placed order.
  await page.goBack();
  await arrive(page, 'Diskusi Buku');
  expect(await quantityOf(page, 'Undangan').inputValue()).toBe('0');
});

it('each ticket has the name that was typed for it', async () => {
  const store = 'coba-nama-tiket';
  const kinds = [ticket('Anak', { harga: 0 }), ticket('Dewasa', { harga: 0 })];
  await importEventStore(store, [event('Jelajah Candi', kinds, { name_per_ticket: 1 })]);
  const { page } = await browser.visitor();
  await page.goto(await eventPath(store, 'Jelajah Candi'));
  await buyTickets(page, { Anak: 2, Dewasa: 1 });
  const nameOn = (ticket: string) => page.getByRole('textbox', { name: `Nama di ${ticket}` });
  await page.getByRole('textbox', { name: 'Nama', exact: true }).fill(buyer.name);
  await page.getByRole('textbox', { name: 'Nomor Handphone' }).fill(buyer.phone);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(buyer.email);
  await nameOn('Tiket Anak ke-1').fill('Bagus Prakoso');
  await nameOn('Tiket Dewasa ke-1').fill('Melati Kusuma');

  // One that is forgotten is asked for, and nothing that was typed is lost.
  const forgotten = nameOn('Tiket Anak ke-2');
  await forgotten.click();
  await nameOn('Tiket Dewasa ke-1').click();
  await page.getByText('Nama wajib diisi').waitFor();
  expect(await forgotten.getAttribute('aria-invalid')).toBe('true');
  await expectAccessible(page);
  await page.reload();
  expect(await nameOn('Tiket Anak ke-1').inputValue()).toBe('Bagus Prakoso');
  expect(await nameOn('Tiket Dewasa ke-1').inputValue()).toBe('Melati Kusuma');
  await forgotten.fill('Citra Ayu');
  await payButton(page).click();

  await cards(page).nth(2).waitFor();
  const named = ['Bagus Prakoso', 'Citra Ayu', 'Melati Kusuma'];
  for (const [index, name] of named.entries()) {
    const card = cards(page).nth(index);
    await card.getByText(name, { exact: true }).waitFor();
    await card.getByText(index < 2 ? 'Anak' : 'Dewasa', { exact: true }).waitFor();
  }
  const words = await printedWords(page, A4);
  expect(words.match(new RegExp(`${[...named, buyer.name].join('|')}`, 'g'))).toEqual(named);
});
