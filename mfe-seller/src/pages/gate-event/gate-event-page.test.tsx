import 'fake-indexeddb/auto';
import type { GateOutcome, GateScan, GateTicket } from '@lapak/contracts/api/seller-gate';
import * as consolePaths from '@lapak/contracts/console-paths';
import { server } from '@lapak/runtime/testing/server';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clear } from 'idb-keyval';
import { HttpResponse, http } from 'msw';
import { toko } from '../../testing/builders.ts';
import { ofStore, openConsole } from '../../testing/open-console.tsx';

const event = {
  ...{ id: 5, nama_event: 'Kelas Kopi', nama_tempat: 'Pendopo', sold: 2, admitted: 0 },
  ...{ tanggal_start: '2026-12-20', tanggal_end: '2026-12-20', waktu_start: '09:00', waktu_end: '12:00' },
};
const aTicket = (own: Partial<GateTicket> = {}): GateTicket => ({
  ...{ code: 'ABC234', nama: 'Sari', nama_tiket: 'Reguler', invoice: 'INV-1', used: null, again: [] },
  ...own,
});
const use = { at: '2026-12-20T09:02:00.000+07:00', device: 'Pintu A', by: 'Budi' };

const tiket = `${ofStore}/acara/5/tiket`;
const masuk = `${ofStore}/acara/5/masuk`;

/** The scans that the server got, and how it answers; null for no answer at all. */
function gateServer(tickets: GateTicket[], outcomeOf: (scan: GateScan) => Partial<GateOutcome> | null) {
  const received: GateScan[] = [];
  server.use(
    http.get(tiket, () => HttpResponse.json({ data: { event, tickets } })),
    http.post(masuk, async ({ request }) => {
      const { scans } = (await request.json()) as { scans: GateScan[] };
      const data = scans.map((scan) => {
        const own = outcomeOf(scan);
        const ticket = tickets.find(({ code }) => code === scan.code) ?? null;
        return own && { id: scan.id, result: 'admitted', info: 'Silakan masuk', ticket, used: use, ...own };
      });
      if (data.includes(null)) return HttpResponse.error();
      received.push(...scans);
      return HttpResponse.json({ code: '00', info: 'x', data });
    }),
  );
  return received;
}

async function open() {
  await openConsole(consolePaths.gateEvent(toko, 5));
  await screen.findByRole('heading', { level: 1, name: 'Kelas Kopi' });
}

async function type(code: string) {
  await userEvent.type(await screen.findByLabelText('Kode tiket'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Periksa' }));
}

const verdict = async (title: string) => {
  const found = (await screen.findByText(title)).closest('[data-kind]');
  return found?.getAttribute('data-kind');
};

/** What the camera sees. */
let seen = '';
const stopped = jest.fn();

beforeEach(async () => {
  seen = '';
  await clear();
  const detector = class {
    static getSupportedFormats = async () => ['qr_code'];
    detect = async () => (seen === '' ? [] : [{ rawValue: seen }]);
  };
  Object.defineProperty(globalThis, 'BarcodeDetector', { configurable: true, value: detector });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'BarcodeDetector'));

/** @param start what the browser does when it is asked for the camera */
function camera(start: () => Promise<unknown>) {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: start } });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4);
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  jest.restoreAllMocks();
});

test('the server admits a code that was typed in groups, and the count follows', async () => {
  const received = gateServer([aTicket(), aTicket({ code: 'DEF567', nama: 'Budi' })], () => ({}));
  await open();
  expect(screen.getByText('dari 2 tiket sudah masuk')).toBeVisible();
  await type('abc-234');
  expect(await verdict('Silakan masuk')).toBe('admitted');
  expect(screen.getByText('Sari, Reguler')).toBeVisible();
  expect(screen.getByText('1', { selector: 'strong' })).toBeVisible();
  expect(received).toMatchObject([{ code: 'ABC234', let_in: false }]);
  expect(screen.getByLabelText('Kode tiket')).toHaveValue('');
});

test('a code that was used says where and when', async () => {
  const info = 'Sudah dipakai Minggu, 20 Desember 2026 Jam 09.02 WIB';
  gateServer([aTicket()], () => ({ result: 'used', info }));
  await open();
  await type('ABC234');
  expect(await verdict('Jangan masuk dulu')).toBe('refused');
  expect(screen.getByText(`${info}, Pintu A, Budi`)).toBeVisible();
});

test('without an answer the list of the device decides, and only the list or the server says no', async () => {
  gateServer([aTicket(), aTicket({ code: 'DEF567', used: use })], () => null);
  await open();
  await type('ABC234');
  expect(await verdict('Silakan masuk')).toBe('known');
  expect(screen.getByText('1 tiket belum dilaporkan.')).toBeVisible();
  expect(screen.getByText(/^Server tidak bisa dihubungi\. Diperiksa/)).toBeVisible();
  await type('ABC234');
  expect(await verdict('Jangan masuk dulu')).toBe('refused');
  expect(screen.getByText(/^Sudah masuk lewat perangkat ini pukul/)).toBeVisible();
  await type('DEF567');
  expect(await screen.findByText(/^Menurut daftar sudah dipakai pukul 09.02 WIB, Pintu A/)).toBeVisible();
  await type('XYZ999');
  expect(await verdict('Belum bisa ditanyakan')).toBe('unasked');
});

test('offline by choice asks nothing; what was let in is sent once it is over, and a double use has both times', async () => {
  const received = gateServer([aTicket(), aTicket({ code: 'DEF567', nama: 'Budi' })], ({ code }) =>
    code === 'ABC234' ? { result: 'used', info: 'Sudah dipakai' } : {},
  );
  await open();
  const offline = screen.getByRole('checkbox', { name: 'Mode luring' });
  await userEvent.click(offline);
  await type('ABC234');
  expect(await verdict('Silakan masuk')).toBe('known');
  await type('DEF567');
  expect(await screen.findByText('2 tiket belum dilaporkan.')).toBeVisible();
  expect(received).toEqual([]);
  await userEvent.click(offline);
  expect(await screen.findByText('1 tiket perlu dilihat lagi')).toBeVisible();
  expect(
    screen.getByText(/^Masuk dua kali: pukul 09.02 WIB lewat Pintu A, Budi, dan pukul \d\d\.\d\d WIB/),
  ).toBeVisible();
  expect(received).toMatchObject([
    { code: 'ABC234', let_in: true },
    { code: 'DEF567', let_in: true },
  ]);
  expect(screen.queryByText(/belum dilaporkan\.$/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sudah dilihat' }));
  await waitFor(() => expect(screen.queryByText('1 tiket perlu dilihat lagi')).toBeNull());
});

test('list and scans outlive the page, and the server that is not there', async () => {
  gateServer([aTicket()], () => null);
  await open();
  await type('ABC234');
  expect(await screen.findByText('1 tiket belum dilaporkan.')).toBeVisible();
  server.use(http.get(tiket, () => HttpResponse.error()));
  await open();
  expect(screen.getAllByText('1 tiket belum dilaporkan.').length).toBeGreaterThan(0);
});

test('a device whose storage is forbidden has a gate as long as its page is open', async () => {
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  let isConnected = false;
  const received = gateServer([aTicket(), aTicket({ code: 'DEF567' })], () => (isConnected ? {} : null));
  await open();
  await type('ABC234');
  expect(await verdict('Silakan masuk')).toBe('known');
  await type('DEF567');
  expect(await screen.findByText(/^2 tiket belum dilaporkan\. Jangan tutup halaman ini/)).toBeVisible();
  await type('ABC234');
  expect(await screen.findByText(/^Sudah masuk lewat perangkat ini pukul/)).toBeVisible();
  isConnected = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(received.map(({ code }) => code)).toEqual(['ABC234', 'DEF567']));
  await waitFor(() => expect(screen.queryByText(/belum dilaporkan/)).toBeNull());
});

test('the list finds names, codes and orders, and admits from it', async () => {
  const received = gateServer(
    [aTicket(), aTicket({ code: 'DEF567', nama: 'Budi', invoice: 'INV-2' })],
    () => ({}),
  );
  await open();
  await userEvent.click(screen.getByRole('tab', { name: 'Daftar' }));
  const search = await screen.findByLabelText(/^Cari nama/);
  for (const [text, found] of [
    ['bud', '1 tiket'],
    ['def-567', '1 tiket'],
    ['inv', '2 tiket'],
    ['zz', 'Tidak ada tiket yang cocok'],
  ] as const) {
    await userEvent.clear(search);
    await userEvent.type(search, text);
    expect(await screen.findByText(found)).toBeVisible();
  }
  await userEvent.clear(search);
  await userEvent.click(await screen.findByRole('button', { name: 'Masukkan Budi, Reguler' }));
  expect(await verdict('Silakan masuk')).toBe('admitted');
  expect(received).toMatchObject([{ code: 'DEF567' }]);
});

test('every device sees what was used twice first, and in the label of the list', async () => {
  const again = [{ at: '2026-12-20T09:05:00.000+07:00', device: 'Pintu B', by: 'Ani' }];
  gateServer([aTicket(), aTicket({ code: 'DEF567', nama: 'Wati', used: use, again })], () => ({}));
  await open();
  await userEvent.click(screen.getByRole('tab', { name: 'Daftar, 1 dipakai dua kali' }));
  const [first] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('Masuk pukul 09.02 WIB, Pintu A, Budi');
  expect(first).toHaveTextContent('Masuk lagi pukul 09.05 WIB, Pintu B, Ani');
});

test('a member who may not any more reads why, not that there is no network', async () => {
  gateServer([aTicket()], () => ({}));
  await open();
  server.use(
    http.post(masuk, () => HttpResponse.json({ code: '-1', info: 'Toko tidak ditemukan' }, { status: 404 })),
  );
  await type('ABC234');
  expect(await screen.findByText(/^Toko tidak ditemukan\. Diperiksa/)).toBeVisible();
});

test('the camera reads a code once for as long as it is held before it, and is let go', async () => {
  const received = gateServer([aTicket(), aTicket({ code: 'DEF567', nama: 'Budi' })], () => ({}));
  camera(async () => ({ getTracks: () => [{ stop: stopped }] }));
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Nyalakan kamera' }));
  seen = 'ABC234';
  expect(await screen.findByText('Sari, Reguler')).toBeVisible();
  seen = 'DEF567';
  expect(await screen.findByText('Budi, Reguler')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(received.map(({ code }) => code)).toEqual(['ABC234', 'DEF567']);
  await userEvent.click(screen.getByRole('button', { name: 'Matikan kamera' }));
  expect(stopped).toHaveBeenCalledTimes(1);
});

test.each([
  ['NotAllowedError', /^Izin kamera ditolak/],
  ['NotFoundError', /tidak punya kamera/],
  ['NotReadableError', /dipakai aplikasi lain/],
  ['AbortError', /^Kamera tidak bisa dinyalakan/],
])('a camera that does not start says why: %s', async (name, text) => {
  gateServer([aTicket()], () => ({}));
  camera(() => Promise.reject(new DOMException('no', name)));
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Nyalakan kamera' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: 'Nyalakan kamera' })).toBeVisible();
});
