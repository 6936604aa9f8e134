import type { Order } from '@lapak/contracts/api/order';
import { icons } from '@lapak/ui/icons';
import { render, screen } from '@testing-library/react';
import { OrderCard } from './order-card.tsx';

const card = (own: Partial<Pick<Order, 'status' | 'reject_reason'>> = {}) => (
  <OrderCard
    icon={icons.store}
    title="Kopi Kita"
    order={{
      status: 'UNPAID',
      invoice: 'INV/1',
      reject_reason: null,
      total: 165_347,
      created_at: '2026-11-21T14:05:00.000+07:00',
      ...own,
    }}
    isNewerLayout={false}
    more="+2 produk lainnya"
    href="/kopi/bayar"
  >
    <p>Kopi Gayo</p>
  </OrderCard>
);

test('an order in a list shows shop, status, total and link', () => {
  render(card());
  const order = screen.getByRole('article', { name: 'Pesanan INV/1' });
  for (const text of [
    'Kopi Kita',
    '21 November 2026',
    'UNPAID',
    'Kopi Gayo',
    '+2 produk lainnya',
    'Rp165.347',
  ]) {
    expect(order).toHaveTextContent(text);
  }
  const link = screen.getByRole('link', { name: 'Bayar Sekarang' });
  expect(link).toHaveAttribute('href', '/kopi/bayar');
  expect(link).toHaveClass('primary');
});

test('only an unpaid order has a payment button', () => {
  render(card({ status: 'PAID' }));
  expect(screen.getByRole('link', { name: 'Lihat Detail Pemesanan' })).not.toHaveClass('primary');
});

test("a rejected order has the seller's reason, as text", () => {
  const { rerender } = render(card({ status: 'REJECTED', reject_reason: 'Bukti <i>buram</i>' }));
  expect(screen.getByText('Alasan penjual: Bukti <i>buram</i>')).toBeInTheDocument();
  rerender(card({ status: 'REJECTED' }));
  expect(screen.queryByText(/Alasan/)).not.toBeInTheDocument();
});
