import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as consolePaths from '@lapak/contracts/console-paths';
import { paths } from '@lapak/contracts/routes';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expectAccessible } from '../support/axe.ts';
import { testBrowser } from '../support/browser.ts';
import { event, importEventStore, ticket } from '../support/event-store.ts';
import { joinStore } from '../support/seller.ts';
import { eventNamed, orderTicket } from '../support/ticket-buyer.ts';

const folder = mkdtempSync(join(tmpdir(), 'lapak-gate-'));
/** What the camera sees: pictures one after the other. */
const film = join(folder, 'camera.mjpeg');
afterAll(() => rmSync(folder, { recursive: true }));

const browser = testBrowser({
  flags: [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ],
});
/** What the story itself provokes: the network is cut. */
const tolerate = /ERR_INTERNET_DISCONNECTED|Failed to load resource/;

const GREEN = 'admitted';
const AMBER = 'known';
const RED = 'refused';
const GREY = 'unasked';

/** Codes of the tickets of an order, the first of which is held before the camera. */
async function showTickets(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  const codes = page.getByRole('img', { name: /^Kode QR/ });
  const picture = await codes.first().screenshot();
  const jpeg = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#fff' } })
    .composite([{ input: await sharp(picture).resize(360, 360).png().toBuffer(), gravity: 'center' }])
    .jpeg({ quality: 95 })
    .toBuffer();
  writeFileSync(film, Buffer.concat(Array.from({ length: 20 }, () => jpeg)));
  const labels = await codes.evaluateAll((all) => all.map((code) => code.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.replace('Kode QR ', ''));
}

async function verdict(page: Page, kind: string): Promise<void> {
  await page.locator(`[data-kind="${kind}"]`).waitFor();
}

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Kode tiket').fill(code);
  await page.getByRole('button', { name: 'Periksa', exact: true }).click();
}

it.each(['phone', 'desktop'] as const)(
  'tickets are admitted by camera, without network by the list, and reported when there is one again (%s)',
  async (size) => {
    const store = `pintu-${size}`;
    await importEventStore(store, [event('Malam Coba', [ticket('Reguler', { harga: 0 })])]);
    const { id, token } = await orderTicket({ store, event: 'Malam Coba', ticket: 'Reguler', qty: 3 });
    const { page: visitor } = await browser.visitor();
    const codes = await showTickets(visitor, paths.eventTickets(store, id, token));
    const [first = '', second = '', third = ''] = codes;

    // Who works at the gate alone begins at the list of events.
    const { page, context } = await browser.visitor({ size, tolerate });
    await joinStore(page, 'Pintu', 'gate', store);
    await page.getByRole('link', { name: /^Malam Coba/ }).click();
    await page.getByText('dari 3 tiket sudah masuk').waitFor();
    await expectAccessible(page);

    // The camera sees the first ticket.
    await page.getByRole('button', { name: 'Nyalakan kamera' }).click();
    await verdict(page, GREEN);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Matikan kamera' }).click();
    await typeCode(page, first);
    await verdict(page, RED);

    await page.getByRole('tab', { name: 'Perangkat' }).click();
    await page.getByText(/bisa dibuka lagi juga tanpa jaringan/).waitFor();
    await page.getByRole('tab', { name: 'Periksa kode' }).click();

    // The network is gone: known codes are admitted, others are not called wrong. So they are when the page was thrown away.
    await context.setOffline(true);
    await typeCode(page, second.toLowerCase());
    await verdict(page, AMBER);
    await page.reload();
    await page.getByText('dari 3 tiket sudah masuk').waitFor();
    await typeCode(page, first);
    await verdict(page, RED);
    await page.getByText(/^Menurut daftar sudah dipakai/).waitFor();
    await typeCode(page, second);
    await page.getByText(/^Sudah masuk lewat perangkat ini/).waitFor();
    await typeCode(page, 'ZZZZ-ZZZZ-ZZZZ');
    await verdict(page, GREY);
    await page.getByText('1 tiket belum dilaporkan.').waitFor();
    await expectAccessible(page);

    // Another device lets the same ticket in meanwhile.
    const { page: other } = await browser.visitor();
    await joinStore(other, 'Pintulain', 'gate', store);
    await other.goto(consolePaths.gateEvent(store, (await eventNamed(store, 'Malam Coba')).id));
    await other.getByRole('tab', { name: 'Perangkat' }).click();
    await other.getByLabel('Nama perangkat').fill('Pintu Utara');
    await other.getByRole('tab', { name: 'Periksa kode' }).click();
    await typeCode(other, second);
    await verdict(other, GREEN);

    // They meet again, and the double use is named.
    await context.setOffline(false);
    await page.getByText('1 tiket perlu dilihat lagi').waitFor();
    await page
      .getByText(/^Masuk dua kali: pukul \d\d\.\d\d WIB lewat Pintu Utara, Pintulain, dan pukul/)
      .waitFor();
    await expectAccessible(page);
    await page.getByRole('tab', { name: /^Daftar/ }).click();
    await page.getByLabel(/^Cari nama/).fill(third);
    await page.getByText('1 tiket', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^Masukkan/ }).click();
    await verdict(page, GREEN);
    await page.getByText('dari 3 tiket sudah masuk').waitFor();
  },
);
