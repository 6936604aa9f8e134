import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageSlot } from './page-slot.ts';
import { SlotView } from './slot-view.tsx';

const Page = () => <h1>Pesanan</h1>;

test('a page whose file does not come says so, and asks for it again', async () => {
  const file = jest.fn().mockRejectedValueOnce(new Error('no file')).mockResolvedValue({ default: Page });
  render(<SlotView slot={pageSlot(file)} />);
  expect(await screen.findByRole('heading', { name: 'Halaman ini gagal dimuat' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Coba Lagi' }));
  expect(await screen.findByRole('heading', { name: 'Pesanan' })).toBeVisible();
  expect(file).toHaveBeenCalledTimes(2);
});

test('a page that is loaded is there at once', async () => {
  const slot = pageSlot(async () => ({ default: Page }));
  await slot.load();
  render(<SlotView slot={slot} />);
  expect(screen.getByRole('heading', { name: 'Pesanan' })).toBeVisible();
});
