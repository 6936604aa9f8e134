import * as consolePaths from '@lapak/contracts/console-paths';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aList, anItem, toko } from '../testing/builders.ts';
import { anAttendee, anEventItem, someAttendees, someEvents } from '../testing/event-builders.ts';
import { answers, openConsole, unanswered } from '../testing/open-console.tsx';
import { aProductItem, productChoices, someProducts } from '../testing/product-builders.ts';

const lists = [
  ['orders', consolePaths.orders(toko), 'GET /pesanan', aList([anItem()]), /^Cek bukti/, 'filter=proof'],
  [
    'products',
    consolePaths.products(toko),
    'GET /produk',
    someProducts([aProductItem()]),
    /^Promo/,
    'state=promo',
  ],
  ['events', consolePaths.events(toko), 'GET /event', someEvents([anEventItem()]), /^Selesai/, 'state=past'],
  [
    'attendees',
    consolePaths.attendees(toko, 5),
    'GET /event/5/peserta',
    someAttendees([anAttendee()]),
    /^Belum dibayar/,
    'state=waiting',
  ],
] as const;

const choicesIn = ({ search }: { search: string }) => search.slice(1).split('&').sort();

describe.each(lists)('%s', (_, url, call, list, tab, chosen) => {
  /** Opens a list whose next answers are held back. */
  async function openSlowly() {
    answers({ 'GET /event': someEvents([]), 'GET /pilihan-produk': productChoices, [call]: list });
    const { shown } = await openConsole(url);
    const link = await screen.findByRole('link', { name: tab });
    const letCome = unanswered(call, list);
    return {
      shown,
      letCome,
      // At once, before a navigation that waits for its answer gives up waiting.
      pressTab: () => fireEvent.click(link),
      search() {
        const box = screen.getByRole('searchbox');
        fireEvent.change(box, { target: { value: 'budi' } });
        fireEvent.submit(box);
      },
    };
  }

  test('a search does not undo a tab that is on its way', async () => {
    const { shown, letCome, pressTab, search } = await openSlowly();
    pressTab();
    search();
    letCome();
    await waitFor(() => expect(choicesIn(shown().location)).toEqual([chosen, 'q=budi'].sort()));
  });

  test('nor a tab a search', async () => {
    const { shown, letCome, pressTab, search } = await openSlowly();
    search();
    pressTab();
    letCome();
    await waitFor(() => expect(choicesIn(shown().location)).toEqual([chosen, 'q=budi'].sort()));
  });
});
