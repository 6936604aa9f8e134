import type { Ticket } from '@lapak/contracts/api/event';
import { aTicket } from '../../testing/builders.ts';
import { saleStatusText, ticketHints, ticketItem } from './ticket-texts.ts';

test.each<[Ticket['sell_status_reason'], string]>([
  ['out_stock', 'Tiket Habis'],
  ['on_sale', 'Penjualan s/d 30 November 2026, 23.59 WIB'],
  ['sale_ended', 'Penjualan berakhir'],
  ['not_started', 'Penjualan belum dimulai'],
])('%s is said as "%s"', (sell_status_reason, expected) => {
  expect(saleStatusText(aTicket({ sell_status_reason }), null)).toBe(expected);
});

test('an event that is over has no open sale', () => {
  expect(saleStatusText(aTicket(), 'over')).toBe('Penjualan berakhir');
  expect(ticketHints(aTicket({ qty: 2 }), 'over')).toEqual([]);
});

test.each([
  ['enough', aTicket({ qty: 50 }), []],
  ['few left', aTicket({ qty: 3 }), ['Sisa 3 tiket']],
  ['a limit for one order', aTicket({ qty: 2, max_qty: 2 }), ['Maks 2 per pesanan']],
  ['fewer left than one order may hold', aTicket({ qty: 1, max_qty: 2 }), ['Sisa 1 tiket']],
  ['none left', aTicket({ qty: 0, max_qty: 2, is_sell: false, sell_status_reason: 'out_stock' }), []],
  [
    'a sale to come',
    aTicket({
      is_sell: false,
      sell_status_reason: 'not_started',
      tanggal_start: '2026-12-01T01:00:00+07:00',
    }),
    ['Dibuka 1 Desember 2026, 01.00 WIB'],
  ],
])('%s', (_case, ticket, expected) => {
  expect(ticketHints(ticket, null)).toEqual(expected);
});

test.each([
  ['VIP', 'tiket VIP'],
  ['Tiket Harian', 'Tiket Harian'],
  ['TIKET', 'TIKET'],
  ['Tiketing', 'tiket Tiketing'],
])('plus and minus of %s change "%s"', (name, expected) => {
  expect(ticketItem(name)).toBe(expected);
});
