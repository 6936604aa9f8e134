import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { icons } from '@lapak/ui/icons';
import { OrderCard, orderCardLinkClass } from './order-card.tsx';

const card = (own: Partial<ComponentProps<typeof OrderCard>> = {}) => (
  <OrderCard
    icon={icons.store}
    title="Kopi Kita"
    date="21 November 2026"
    status="UNPAID"
    invoice="INV/1"
    reason={null}
    total={165_347}
    link={
      <a className={orderCardLinkClass('UNPAID')} href="/kopi/bayar">
        Bayar Sekarang
      </a>
    }
    {...own}
  >
    <p>Kopi Gayo</p>
  </OrderCard>
);

test('an order in a list shows shop, status, total and link', () => {
  render(card({ more: '+2 produk lainnya' }));
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
  const link = (
    <a className={orderCardLinkClass('PAID')} href="/kopi/pesanan">
      Lihat Detail Pemesanan
    </a>
  );
  render(card({ status: 'PAID', link }));
  expect(screen.getByRole('link', { name: 'Lihat Detail Pemesanan' })).not.toHaveClass('primary');
});

test("a rejected order has the seller's reason, as text", () => {
  const { rerender } = render(card({ status: 'REJECTED', reason: 'Bukti <i>buram</i>' }));
  expect(screen.getByText('Alasan penjual: Bukti <i>buram</i>')).toBeInTheDocument();
  rerender(card({ status: 'REJECTED' }));
  expect(screen.queryByText(/Alasan/)).not.toBeInTheDocument();
});
