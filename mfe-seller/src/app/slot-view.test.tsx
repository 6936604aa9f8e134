import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageSlot } from './page-slot.ts';
import { SlotView } from './slot-view.tsx';

const Page = () => <h1>Pesanan</h1>;

test('a page whose file does not come says so, and asks for it again', async () => {
  let arrive: (module: { default: typeof Page }) => void = () => undefined;
  const file = jest
    .fn()
    .mockRejectedValueOnce(new Error('no file'))
    .mockReturnValue(new Promise<{ default: typeof Page }>((resolve) => (arrive = resolve)));
  render(<SlotView slot={pageSlot(file)} />);
  expect(await screen.findByRole('heading', { name: 'Halaman ini gagal dimuat' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Coba lagi' }));
  expect(screen.getByRole('button', { name: 'Mohon tunggu' })).toHaveAttribute('aria-disabled', 'true');
  await act(async () => arrive({ default: Page }));
  expect(await screen.findByRole('heading', { name: 'Pesanan' })).toBeVisible();
  expect(file).toHaveBeenCalledTimes(2);
});

test('a page that is loaded is there at once', async () => {
  const slot = pageSlot(async () => ({ default: Page }));
  await slot.load();
  render(<SlotView slot={slot} />);
  expect(screen.getByRole('heading', { name: 'Pesanan' })).toBeVisible();
});
