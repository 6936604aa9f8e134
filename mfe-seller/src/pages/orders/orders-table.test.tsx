import * as consolePaths from '@lapak/contracts/console-paths';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aList, anItem, toko } from '../../testing/builders.ts';
import { answers, openConsole } from '../../testing/open-console.tsx';
import { wideScreen } from '../../testing/screen-width.ts';

test('a wide screen has a table of the same orders, all of which can be chosen at once', async () => {
  wideScreen();
  answers({ 'GET /pesanan': aList([anItem({ id: 'a' }), anItem({ id: 'b', invoice: 'INV/77' })]) });
  await openConsole(consolePaths.orders(toko));
  const table = within(await screen.findByRole('table'));
  const row = within(table.getByRole('row', { name: /INV\/77/ }));
  for (const text of ['Siti Aminah', '08123456789', 'Kopi Gayo, 2 buah', 'Rp165.347', 'Perlu dikemas'])
    expect(row.getByText(text)).toBeVisible();
  await userEvent.click(table.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
  expect(screen.getByRole('button', { name: 'Kemas 2' })).toBeVisible();
  await userEvent.click(table.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
  expect(screen.queryByText(/dipilih/)).not.toBeInTheDocument();
});
