import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProduct, aSetting } from '../../testing/builders.ts';
import { ProductActions } from './product-actions.tsx';

it('looks pressed from the tap until the dialog can be opened, and asks once', async () => {
  let loaded = () => {};
  const loading = new Promise<void>((resolve) => (loaded = resolve));
  const ask = jest.fn();
  render(
    <ProductActions
      product={aProduct()}
      setting={aSetting()}
      isSoldOut={false}
      buyLabel="Beli langsung"
      onLoad={() => loading}
      onAsk={ask}
    />,
  );
  const button = screen.getByRole('button', { name: 'Keranjang' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: 'Beli langsung' })).not.toHaveAttribute('aria-busy');
  await userEvent.click(button);
  expect(ask).not.toHaveBeenCalled();
  await act(async () => loaded());
  await waitFor(() => expect(ask.mock.calls).toEqual([['cart']]));
  expect(button).not.toHaveAttribute('aria-busy');
});
