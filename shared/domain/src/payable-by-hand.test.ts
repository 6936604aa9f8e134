import { payableByHand } from './payable-by-hand.ts';

type Own = Partial<{ number: string; type: 'otomatis' | 'manual'; active: number; group: string }>;
const method = ({ number = '123', type = 'manual', active = 1, group = 'bank' }: Own = {}) => ({
  nomor_rekening: number,
  type: { type_of_payment: type, is_active: active, payment_method: group },
});

test.each<[string, Own, boolean]>([
  ['an account with its number', {}, true],
  ['a wallet with its number', { group: 'e_wallet' }, true],
  ['cash without a number', { group: 'cash', number: '' }, true],
  ['an account without a number', { number: ' ' }, false],
  ['an automatic way', { type: 'otomatis' }, false],
  ['a way that does not work now', { active: 0 }, false],
])('%s: %j is listed: %s', (_, own, isListed) => {
  expect(payableByHand([method(own)])).toHaveLength(isListed ? 1 : 0);
});
