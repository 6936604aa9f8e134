import { anEvent } from '../../testing/builders.ts';
import { chosenEvents, monthsOf, readEventChoice } from './event-choice.ts';

const events = [
  anEvent({ id: 1, nama_event: 'Malam Puisi', tanggal_start: '2026-12-31', tanggal_end: '2027-01-01' }),
  anEvent({ id: 2, nama_event: 'Rock’n Roll', category: 'Musik', nama_tempat: 'Balai Kota' }),
  anEvent({
    id: 3,
    nama_event: 'Kelas Kopi 500gr, 16-07',
    tanggal_start: '2027-02-03',
    tanggal_end: '2027-02-03',
  }),
];
const chosen = (query: string) =>
  chosenEvents(events, readEventChoice(new URLSearchParams(query))).map(({ id }) => id);

test.each([
  ['', [1, 2, 3]],
  ['keyword=MALAM', [1]],
  ['keyword=puisi+malam', [1]],
  ["keyword=rock'n", [2]],
  ['keyword=rocknroll', [2]],
  ['keyword=rock+n+roll', [2]],
  ['keyword=kopi+500+gr', [3]],
  ['keyword=1607', [3]],
  ['keyword=balai+musik', [2]],
  ['keyword=tidak+ada', []],
  ['month=2026-12', [1, 2]],
  ['month=2027-01', [1]],
  ['month=2027-02&keyword=kopi', [3]],
  ['month=2027-02&keyword=puisi', []],
  ['month=kapan', [1, 2, 3]],
])('%s', (query, ids) => {
  expect(chosen(query)).toEqual(ids);
});

test('the months in which an event begins, once each and in order', () => {
  expect(monthsOf([...events].reverse())).toEqual(['2026-12', '2027-02']);
});
