import { buildStoreSetting } from '@lapak/contracts/testing/builders';
import { toasts } from '@lapak/ui/testing/toasts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AskSellerLink } from './ask-seller-link.tsx';

const order = { invoice: 'INV/20261121/0001', nama: 'Siti Aminah' };

function questionOf(subject: Parameters<typeof AskSellerLink>[0]['subject']) {
  render(
    <AskSellerLink order={order} subject={subject} setting={buildStoreSetting({ wa_prefix: 'Halo kak,' })} />,
  );
  const link = screen.getByRole('link', { name: 'Tanya Penjual' });
  const { origin, pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
  expect(`${origin}${pathname}`).toBe('https://wa.me/6281234567890');
  return searchParams.get('text');
}

test.each(['pesanan', 'pesanan jasa', 'pesanan tiket'] as const)(
  'the question about %s begins with the store’s text and names buyer and invoice',
  (subject) => {
    expect(questionOf(subject)).toBe(
      `Halo kak, Halo Kopi Nusantara, saya Siti Aminah. Saya ingin bertanya tentang ${subject} INV/20261121/0001.`,
    );
  },
);

test("a store's number that is not valid is shown when it is asked", async () => {
  render(<AskSellerLink order={order} subject="pesanan" setting={buildStoreSetting({ wa: '+628123' })} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Tanya Penjual' }));
  expect(toasts()).toEqual([{ kind: 'error', text: 'Nomor whatsapp toko tidak valid' }]);
});
