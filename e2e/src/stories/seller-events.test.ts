import { join } from 'node:path';
import * as consolePaths from '@lapak/contracts/console-paths';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/axe.ts';
import { testBrowser } from '../support/browser.ts';
import { repositoryRoot } from '../support/product.ts';
import { joinStore } from '../support/seller.ts';
import { buyer } from '../support/shopper.ts';
import { importStore, pictures } from '../support/throw-away-store.ts';
import { buyTickets, eventPath, fillTicketBuyer, payButton } from '../support/ticket-buyer.ts';

const browser = testBrowser();

/** What the story itself provokes: a quota that is too small. */
const tolerate = /status of 422/;

const EVENT = 'Kelas Seduh';

/** A day from now as its field has it. */
const day = (days: number) => {
  const [year, month, date] = new Date(Date.now() + days * 86_400_000 + 7 * 3_600_000)
    .toISOString()
    .slice(0, 10)
    .split('-');
  return `${date}-${month}-${year}`;
};

const box = (page: Page, name: RegExp) => page.getByRole('textbox', { name });

async function addTicket(page: Page, nth: number, name: string, price: string, quota: string): Promise<void> {
  await page.getByRole('button', { name: 'Tambah jenis tiket' }).click();
  const ticket = page.getByRole('group', { name: `Tiket ${nth}`, exact: true });
  await ticket.getByRole('textbox', { name: /^Nama tiket/ }).fill(name);
  await ticket.getByRole('textbox', { name: /^Harga/ }).fill(price);
  await ticket.getByRole('textbox', { name: /^Kuota/ }).fill(quota);
  await ticket.getByRole('textbox', { name: /^Mulai dijual/ }).fill(day(-1));
  await ticket.getByRole('textbox', { name: /^Selesai dijual/ }).fill(day(9));
}

async function makeEvent(page: Page, store: string): Promise<void> {
  await page.goto(consolePaths.events(store));
  await page.getByText('Belum ada acara').waitFor();
  await page.getByRole('link', { name: 'Tambah acara' }).click();
  await box(page, /^Nama acara/).fill(EVENT);
  await box(page, /^Kategori/).fill('Workshop');
  await box(page, /^Penyelenggara/).fill('Toko Coba');
  await box(page, /^Tanggal mulai/).fill(day(10));
  await page.getByLabel(/^Jam mulai \(WIB\)/).fill('09:00');
  await box(page, /^Tanggal selesai/).fill(day(10));
  await page.getByLabel(/^Jam selesai \(WIB\)/).fill('12:00');
  await page
    .getByLabel('Pilih poster')
    .setInputFiles(join(repositoryRoot, 'api/demo/kopinusantara', pictures[0] ?? ''));
  await page.getByRole('button', { name: 'Hapus poster' }).waitFor();
  await box(page, /^Nama tempat/).fill('Pendopo');
  await box(page, /^Alamat/).fill('Jl. Melati 5');
  await addTicket(page, 1, 'Reguler', '0', '20');
  await addTicket(page, 2, 'Meja Depan', '50000', '5');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await page.getByText('Acara tersimpan').waitFor();
}

it.each(['phone', 'desktop'] as const)(
  'a seller makes an event with two kinds of tickets; a shopper buys, and is among its attendees (%s)',
  async (size) => {
    const store = `acara-${size}`;
    await importStore({ store: { username: store } });
    const { page } = await browser.visitor({ size, tolerate });
    await joinStore(page, 'Acara', 'staff', store);
    await makeEvent(page, store);
    await page.getByRole('navigation', { name: 'Tentang acara ini' }).waitFor();

    const { page: shopper } = await browser.visitor();
    await shopper.goto(await eventPath(store, EVENT));
    await shopper.getByRole('heading', { level: 1, name: EVENT }).waitFor();
    await shopper.getByText('Meja Depan').first().waitFor();
    await shopper.getByRole('button', { name: 'Pilih tiket', exact: true }).click();
    await buyTickets(shopper, { Reguler: 2 });
    await fillTicketBuyer(shopper);
    await payButton(shopper).click();
    // Free tickets are paid for at once.
    await shopper.waitForURL(/\/event\/tickets\//);

    // What is sold is in the list, and a quota below it is refused beside its field; nothing typed is lost.
    await page.goto(consolePaths.events(store));
    await page.getByText('2 dari 25 tiket dipesan').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: new RegExp(`^${EVENT}`) }).click();
    const quota = page
      .getByRole('group', { name: 'Tiket 1', exact: true })
      .getByRole('textbox', { name: /^Kuota/ });
    await quota.fill('1');
    await page.getByRole('button', { name: 'Simpan', exact: true }).click();
    await page.getByText('kuotanya paling sedikit 2').first().waitFor();
    expect(await quota.inputValue()).toBe('1');
    await quota.fill('2');
    await page.getByRole('button', { name: 'Simpan', exact: true }).click();
    await page.getByText('Acara tersimpan').waitFor();

    await page.getByRole('link', { name: 'Peserta', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: `Peserta ${EVENT}` }).waitFor();
    await page.getByText(buyer.name).first().waitFor();
    expect(await page.getByText('Belum masuk', { exact: true }).count()).toBeGreaterThanOrEqual(2);
    await expectAccessible(page);
  },
);
