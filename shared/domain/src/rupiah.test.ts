import fc from 'fast-check';
import {
  formatPrice,
  formatRupiah,
  formatRupiahRange,
  formatThousands,
  formatThousandsInput,
  formatTotal,
  parseDigits,
} from './rupiah.ts';

test('rupiah has the prefix and dots between thousands', () => {
  expect(formatRupiah(12_500)).toBe('Rp12.500');
  expect(formatRupiah(0)).toBe('Rp0');
  expect(formatRupiah(999)).toBe('Rp999');
  expect(formatRupiah(1_000_000_000)).toBe('Rp1.000.000.000');
  expect(formatRupiah(-500)).toBe('-Rp500');
});

test('fractions are cut off, and other values count as 0', () => {
  expect(formatThousands(Number.NaN)).toBe('0');
  expect(formatThousands(Infinity)).toBe('0');
  expect(formatThousands(1999.9)).toBe('1.999');
  expect(formatThousands(-0)).toBe('0');
  expect(formatThousands(Number.MAX_SAFE_INTEGER)).toBe('9.007.199.254.740.991');
});

test('a total of nothing that can be bought is Rp0, one of free products is Gratis', () => {
  expect([null, 0, 5_000].map(formatTotal)).toEqual(['Rp0', 'Gratis', 'Rp5.000']);
});

test('prices that are one are written once', () => {
  expect(formatRupiahRange({ min: 10_000, max: 20_000 })).toBe('Rp10.000 sampai Rp20.000');
  expect(formatRupiahRange({ min: 10_000, max: 10_000 })).toBe('Rp10.000');
});

test('a price of 0 is Gratis', () => {
  expect(formatPrice(0)).toBe('Gratis');
  expect(formatPrice(1)).toBe('Rp1');
});

test('an amount field shows thousands while typing and drops other characters', () => {
  expect(formatThousandsInput('0012500')).toBe('12.500');
  expect(formatThousandsInput('Rp 1.2a')).toBe('12');
  expect(formatThousandsInput('abc')).toBe('');
  expect(formatThousandsInput('0')).toBe('0');
  expect(parseDigits('Rp12.500,-')).toBe('12500');
});

test('formatting keeps all digits', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (amount) => {
      expect(Number(parseDigits(formatRupiah(amount)))).toBe(amount);
      expect(formatThousandsInput(String(amount))).toBe(formatThousands(amount));
    }),
  );
});
