import type { SummaryResponse } from '@lapak/contracts/api/seller-report';
import * as consolePaths from '@lapak/contracts/console-paths';
import { screen, within } from '@testing-library/react';
import { aSummary, toko } from '../../testing/builders.ts';
import { answers, openConsole } from '../../testing/open-console.tsx';

type Summary = SummaryResponse['data'];
const open = (own: Partial<Summary> = {}) => {
  answers({ 'GET /ringkasan': { data: aSummary(own) } });
  return openConsole(consolePaths.summary(toko));
};

test('what is to be done leads to its list', async () => {
  await open({ counts: { ...aSummary().counts, proof: 3, pack: 12 } });
  expect(await screen.findByRole('link', { name: /^3\s*Bukti transfer perlu diperiksa$/ })).toHaveAttribute(
    'href',
    consolePaths.orders(toko, { filter: 'proof' }),
  );
  expect(screen.getByRole('link', { name: /^12\s*Pesanan perlu diproses$/ })).toBeVisible();
  expect(screen.queryByText('Pesanan sedang diproses')).toBeNull();
});

test('this week beside the week before', async () => {
  await open({
    this_week: { orders: 12, paid: 10, income: 1_500_000 },
    last_week: { orders: 10, paid: 10, income: 2_000_000 },
  });
  expect(await screen.findByText('25% lebih sedikit dari 7 hari sebelumnya')).toBeVisible();
  expect(screen.getByText('20% lebih banyak dari 7 hari sebelumnya')).toBeVisible();
});

test('the chart has a table with the same figures', async () => {
  const days = aSummary().days.map((day, at) => ({ ...day, income: at * 1000 }));
  await open({ days });
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('row')).toHaveLength(15);
  expect(table.getByRole('row', { name: /21.*Rp\s?13\.000/ })).toBeInTheDocument();
});

test('what runs out, and what was rejected why', async () => {
  await open({
    running_out: [
      { nama: 'Kaos', variation: 'Merah, XL', stock: 0 },
      { nama: 'Kopi', variation: null, stock: 2 },
    ],
    rejected: [{ id: 'x', invoice: 'INV-7', nama: 'Siti', total: 50_000, reason: 'Salah rekening' }],
  });
  expect(await screen.findByText('Kaos (Merah, XL)')).toBeVisible();
  expect(screen.getByText('Habis')).toBeVisible();
  expect(screen.getByText('Sisa 2')).toBeVisible();
  expect(screen.getByRole('link', { name: 'INV-7' })).toHaveAttribute('href', consolePaths.order(toko, 'x'));
  expect(screen.getByText('Siti: Salah rekening')).toBeVisible();
});

test('nothing to do, nothing sold', async () => {
  await open();
  expect(await screen.findByText(/^Semua sudah beres/)).toBeVisible();
  expect(screen.getAllByText('Sama seperti 7 hari sebelumnya')).toHaveLength(2);
});
