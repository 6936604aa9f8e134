import { aTicket } from '../../testing/builders.ts';
import { eventOffer } from './event-offer.ts';

const soldOut = aTicket({ harga: 10_000, qty: 0, is_sell: false, sell_status_reason: 'out_stock' });
const ended = aTicket({ harga: 5_000, is_sell: false, sell_status_reason: 'sale_ended' });
const coming = aTicket({ harga: 90_000, is_sell: false, sell_status_reason: 'not_started' });
const few = aTicket({ qty: 2, is_few_left: true });

test.each([
  ['no kind of ticket', [], null, null],
  ['on sale', [aTicket()], { lowest: 75_000, highest: 75_000 }, null],
  [
    'a price of what is or will be sold',
    [soldOut, ended, aTicket(), coming],
    { lowest: 75_000, highest: 90_000 },
    null,
  ],
  ['each kind is sold out', [soldOut, soldOut], null, 'sold-out'],
  ['what is not sold out is over', [soldOut, ended], null, 'sold-out'],
  ['each sale is over', [ended], null, 'ended'],
  ['few of each kind on sale', [few, soldOut, few], { lowest: 75_000, highest: 75_000 }, 'few'],
  ['few of one kind, many of another', [few, aTicket()], { lowest: 75_000, highest: 75_000 }, null],
  ['few, and another kind is to come', [few, coming], { lowest: 75_000, highest: 90_000 }, null],
])('%s', (_, tickets, prices, state) => {
  expect(eventOffer({ tickets })).toEqual({ prices, state });
});
