import 'fake-indexeddb/auto';
import type { GateOutcome, GateScan, GateTicket } from '@lapak/contracts/api/seller-gate';
import { createGate, type GateCalls } from './gate.ts';
import { keptGate } from './kept-gate.ts';

const ticket: GateTicket = {
  ...{ code: 'ABC234', nama: 'Sari', nama_tiket: 'Reguler', invoice: 'INV-1', used: null, again: [] },
};
const event = {
  ...{ id: 5, nama_event: 'Kelas Kopi', nama_tempat: 'Pendopo', sold: 1, admitted: 0 },
  ...{ tanggal_start: '2026-12-20', tanggal_end: '2026-12-20', waktu_start: '09:00', waktu_end: '12:00' },
};
const used = { at: '2026-12-20T09:02:00.000+07:00', device: 'Pintu A', by: 'Budi' };
const list = { event, tickets: [ticket] };
const admit = async (scans: GateScan[]): Promise<GateOutcome[]> =>
  scans.map(({ id }) => ({ id, result: 'admitted', info: 'Silakan masuk', ticket, used }));
const noNetwork = () => Promise.reject(new Error('no network'));

const laterTasks = () => new Promise((resolve) => setTimeout(resolve, 20));

let events = 0;
function gates() {
  const id = String((events += 1));
  return (calls: Partial<GateCalls>) =>
    createGate(keptGate({ toko: 'kopi', id }), { fetchTickets: async () => list, deliver: admit, ...calls });
}

test('what the server admitted is refused by the list when the page is opened again without network', async () => {
  const openGate = gates();
  const gate = openGate({});
  await gate.open();
  expect((await gate.check('ABC234'))?.kind).toBe('admitted');
  // The list is stored beside the verdict.
  await laterTasks();
  const again = openGate({ fetchTickets: noNetwork, deliver: noNetwork });
  await again.open();
  expect(await again.check('ABC234')).toMatchObject({
    kind: 'refused',
    text: 'Menurut daftar sudah dipakai pukul 09.02 WIB, Pintu A, Budi',
  });
});

test('scans that were delivered are refused by the list when the page is opened again without network', async () => {
  const openGate = gates();
  const gate = openGate({});
  await gate.open();
  gate.turnOffline(true);
  expect((await gate.check('ABC234'))?.kind).toBe('known');
  gate.turnOffline(false);
  await gate.sync();
  const again = openGate({ fetchTickets: noNetwork, deliver: noNetwork });
  await again.open();
  expect((await again.check('ABC234'))?.kind).toBe('refused');
});

test('a list that was on its way while a ticket was used does not make it unused', async () => {
  let arrive = (_list: typeof list) => {};
  let deliver: GateCalls['deliver'] = admit;
  const gate = gates()({
    fetchTickets: () => new Promise((resolve) => (arrive = resolve)),
    deliver: (scans) => deliver(scans),
  });
  const opening = gate.open();
  await laterTasks();
  expect((await gate.check('ABC234'))?.kind).toBe('admitted');
  arrive(list);
  await opening;
  deliver = noNetwork;
  expect((await gate.check('ABC234'))?.kind).toBe('refused');
});
