import { paths, patterns } from '@lapak/contracts/routes';
import { renderPage } from '@lapak/runtime/testing';
import { server } from '@lapak/runtime/testing/server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { coffee, goodsApi, username } from '../../testing/goods.ts';
import { GoodsFormBody } from './goods-form-body.tsx';
import { initialGoodsValues } from './goods-values.ts';

/** An object that counts how often one of its values is read: by each render that shows it. */
function counted<Shown extends object, Key extends keyof Shown>(shown: Shown, key: Key) {
  const seen = { reads: 0 };
  const object = Object.defineProperty({ ...shown }, key, {
    get: () => {
      seen.reads += 1;
      return shown[key];
    },
  });
  return { object, seen };
}

const noVoucher = {
  applied: null,
  entered: null,
  problem: null,
  isApplying: false,
  unchecked: null,
  apply: jest.fn(),
  remove: jest.fn(),
};
const fixes = { remove: jest.fn(), setQty: jest.fn() };

test('the address and the way to pay stay while the order needs neither', async () => {
  server.use(...goodsApi());
  const values = initialGoodsValues(null, null);
  const lines = [{ line: coffee, problem: null, isLost: false }];
  function Checkout() {
    const [isForSale, setForSale] = useState(true);
    return (
      <Form subscription={{}} initialValues={values} onSubmit={jest.fn()}>
        {() => (
          <>
            <GoodsFormBody
              username={username}
              lines={isForSale ? lines : []}
              voucher={noVoucher}
              isEmailLocked={false}
              origin={{ district: 'Menteng', city: 'Jakarta Pusat', province: 'DKI Jakarta' }}
              fixes={fixes}
              needsAddress={isForSale}
              pricesAsked={0}
              isRunning={false}
              lost={null}
            />
            <button onClick={() => setForSale(!isForSale)}>Habis, atau ada lagi</button>
          </>
        )}
      </Form>
    );
  }
  await renderPage({ default: Checkout }, { pattern: patterns.checkout, url: paths.checkout(username) });
  await userEvent.click(await screen.findByRole('radio', { name: /BCA/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Alamat lengkap/ }), 'Jl. Melati 5');
  const toggle = screen.getByRole('button', { name: 'Habis, atau ada lagi' });
  await userEvent.click(toggle);
  expect(screen.queryByRole('textbox', { name: /^Alamat lengkap/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: /BCA/ })).not.toBeInTheDocument();
  await userEvent.click(toggle);
  expect(await screen.findByRole('radio', { name: /BCA/ })).toBeChecked();
  expect(screen.getByRole('textbox', { name: /^Alamat lengkap/ })).toHaveValue('Jl. Melati 5');
});

test('typing renders neither the lines nor the address section again', async () => {
  server.use(...goodsApi());
  const name = counted(coffee, 'nama');
  const place = counted({ district: 'Menteng', city: 'Jakarta Pusat', province: 'DKI Jakarta' }, 'city');
  const lines = [{ line: name.object, problem: null, isLost: false }];
  const values = initialGoodsValues(null, null);
  const page = {
    default: () => (
      <Form subscription={{}} initialValues={values} onSubmit={jest.fn()}>
        {() => (
          <GoodsFormBody
            username={username}
            lines={lines}
            voucher={noVoucher}
            isEmailLocked={false}
            origin={place.object}
            fixes={fixes}
            needsAddress
            pricesAsked={0}
            isRunning={false}
            lost={null}
          />
        )}
      </Form>
    ),
  };
  await renderPage(page, { pattern: patterns.checkout, url: paths.checkout(username) });
  await screen.findByRole('radio', { name: /BCA/ });
  const before = [name.seen.reads, place.seen.reads];
  expect(Math.min(...before)).toBeGreaterThan(0);

  await userEvent.type(screen.getByRole('textbox', { name: /^Nama/ }), 'Budi');
  await userEvent.click(screen.getByRole('radio', { name: /BCA/ }));

  expect(screen.getByRole('textbox', { name: /^Nama/ })).toHaveValue('Budi');
  expect([name.seen.reads, place.seen.reads]).toEqual(before);
});
