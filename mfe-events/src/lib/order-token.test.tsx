import { renderPage } from '@lapak/runtime/testing';
import { screen } from '@testing-library/react';
import { tokenState, useOrderKey } from './order-token.ts';

function Shown() {
  const key = useOrderKey();
  return <p>{key ? `${key.id} ${key.token}` : 'none'}</p>;
}

const open = (url: string, state?: unknown) =>
  renderPage({ default: Shown }, { pattern: 'order/:id/:token?', url, state });

test('the token is in the URL', async () => {
  await open('/order/a1/t1', tokenState('t2'));
  expect(screen.getByText('a1 t1')).toBeInTheDocument();
});

test('or in the navigation state', async () => {
  await open('/order/a1', tokenState('t2'));
  expect(screen.getByText('a1 t2')).toBeInTheDocument();
});

test.each([[undefined], [null], ['t2'], [{ token: 5 }], [{ token: '' }]])(
  'there is no order with the state %p alone',
  async (state) => {
    await open('/order/a1', state);
    expect(screen.getByText('none')).toBeInTheDocument();
  },
);
