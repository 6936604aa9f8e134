import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddButton } from './add-button.tsx';

const shown = (count: number, onAdd = jest.fn()) => (
  <AddButton label="Tambah voucher" what="voucher" count={count} max={1_000} onAdd={onAdd} />
);

test('adds one more up to the limit, and names the limit there', async () => {
  const onAdd = jest.fn();
  const { rerender } = render(shown(999, onAdd));
  await userEvent.click(screen.getByRole('button', { name: 'Tambah voucher' }));
  expect(onAdd).toHaveBeenCalledTimes(1);
  rerender(shown(1_000));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('Paling banyak 1.000 voucher')).toBeVisible();
});
