import fc from 'fast-check';
import { amountFacts } from './order-amounts.tsx';

const toNumber = (text: string) => Number(text.replace(/[Rp.]/g, ''));

test('every part has the prefix Rp and thousand separators; the discount a minus; what an order lacks is left out', () => {
  const order = { ongkir: 20_000, kode_unik: 347, admin_fee: 4_000, donate_amount: 10_000, discount: 5_000 };
  expect(amountFacts(order)).toEqual([
    { label: 'Ongkos Kirim', value: 'Rp20.000' },
    { label: 'Kode Unik', value: 'Rp347' },
    { label: 'Biaya Admin', value: 'Rp4.000' },
    { label: 'Donasi', value: 'Rp10.000' },
    { label: 'Diskon', value: '-Rp5.000' },
  ]);
  expect(amountFacts({ kode_unik: 0, admin_fee: 1_000 })).toEqual([
    { label: 'Biaya Admin', value: 'Rp1.000' },
  ]);
});

test('the parts always add up', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000_000 });
  fc.assert(
    fc.property(
      amount,
      amount,
      amount,
      amount,
      amount,
      (ongkir, kode_unik, admin_fee, donate_amount, discount) => {
        const facts = amountFacts({ ongkir, kode_unik, admin_fee, donate_amount, discount });
        const sum = facts.reduce((total, { value }) => total + toNumber(value), 0);
        expect(sum).toBe(ongkir + kode_unik + admin_fee + donate_amount - discount);
      },
    ),
  );
});
