import { payableByHand } from './payable-by-hand.ts';

type Own = Partial<{ number: string; type: 'otomatis' | 'manual'; active: number }>;
const method = ({ number = '123', type = 'manual', active = 1 }: Own = {}) => ({
  id: 1,
  nomor_rekening: number,
  nama_rekening: 'Siti',
  type: {
    nama: 'BCA',
    img: '/files/bca.svg',
    type_of_payment: type,
    is_active: active,
  },
});

test.each<[string, Own, boolean]>([
  ['an account with its number', {}, true],
  ['an account without a number', { number: ' ' }, false],
  ['an account with a dash for a number', { number: '-' }, false],
  ['an automatic way', { type: 'otomatis' }, false],
  ['a way that does not work now', { active: 0 }, false],
])('%s: %j is listed: %s', (_, own, isListed) => {
  expect(payableByHand([method(own)], true, () => null)).toHaveLength(isListed ? 1 : 0);
});

test('where no number is needed, an account without one is listed', () => {
  expect(payableByHand([method({ number: '' })], false, () => null)).toHaveLength(1);
});

test('an account is listed with its name, holder, number and logo', () => {
  expect(payableByHand([method()], true, (img) => `${img}?w=160`)).toEqual([
    { id: 1, name: 'BCA', holder: 'Siti', number: '123', picture: '/files/bca.svg?w=160' },
  ]);
});
