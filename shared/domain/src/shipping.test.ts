import fc from 'fast-check';
import {
  chargedKilograms,
  courierPrice,
  decodeExpedisi,
  encodeExpedisi,
  expedisiLabel,
  formatEtd,
  lineWeightGrams,
  totalWeightGrams,
} from './shipping.ts';
import { buildLine, buildVariety } from './testing/builders.ts';

describe('weight', () => {
  test('a permanent weight is multiplied by the quantity, a range counts with its upper end', () => {
    expect(lineWeightGrams(buildLine({ berat: 250, qty: 3 }))).toBe(750);
    expect(
      lineWeightGrams(
        buildLine({ type_of_weight: 'range', berat: 0, berat_min: 200, berat_max: 300, qty: 2 }),
      ),
    ).toBe(600);
  });

  test('a combination may have its own weight', () => {
    const line = { enable_variations: 1 as const, berat: 250, qty: 2 };
    expect(lineWeightGrams(buildLine({ ...line, price_variety: buildVariety({ berat: 400 }) }))).toBe(800);
    expect(lineWeightGrams(buildLine({ ...line, price_variety: buildVariety({ berat: null }) }))).toBe(500);
  });

  test('services, digital products and unknown quantities have weight 0', () => {
    expect(
      totalWeightGrams([buildLine({ category: 'jasa' }), buildLine({ category: 'digital_product' })]),
    ).toBe(0);
    expect(lineWeightGrams(buildLine({ qty: null }))).toBe(0);
    expect(lineWeightGrams(buildLine({ type_of_weight: 'range', berat_max: null }))).toBe(0);
  });
});

describe('courier prices', () => {
  const service = { basePerKg: 9_000, perKgPerKm: 10 };

  test('are per started kilogram, at least one, with 300 g of tolerance', () => {
    expect([0, 1, 1_300, 1_301, 2_300, 2_301].map((grams) => chargedKilograms(grams))).toEqual([
      1, 1, 1, 2, 2, 3,
    ]);
    expect(chargedKilograms(100, 10)).toBe(10);
  });

  test('are multiples of 500 rupiah', () => {
    expect(courierPrice({ distanceKm: 0, weightGrams: 500, service })).toBe(9_000);
    expect(courierPrice({ distanceKm: 120, weightGrams: 500, service })).toBe(10_500);
    expect(courierPrice({ distanceKm: 120, weightGrams: 2_000, service })).toBe(21_000);
  });

  test('never fall with growing distance or weight', () => {
    const km = fc.double({ min: 0, max: 5_500, noNaN: true });
    const grams = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(km, km, grams, grams, (a, b, c, d) => {
        const near = courierPrice({ distanceKm: Math.min(a, b), weightGrams: Math.min(c, d), service });
        const far = courierPrice({ distanceKm: Math.max(a, b), weightGrams: Math.max(c, d), service });
        expect(far).toBeGreaterThanOrEqual(near);
        expect(near).toBeGreaterThan(0);
      }),
    );
  });
});

describe('the chosen courier as one text', () => {
  test('is joined by plus signs and parsed back', () => {
    const chosen = { code: 'jne', service: 'REG', description: 'Layanan Reguler', cost: 18_000, etd: '2-3' };
    expect(encodeExpedisi(chosen)).toBe('jne+REG+Layanan Reguler+18000+2-3');
    expect(decodeExpedisi('jne+REG+Layanan Reguler+18000+2-3')).toEqual(chosen);
  });

  test.each(['', 'jne', 'jne+REG', 'jne+REG+Reguler+gratis+2-3', '+REG+Reguler+1+2'])('refuses %p', (text) =>
    expect(decodeExpedisi(text)).toBeNull(),
  );

  test('survives plus signs in a description', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (description, cost) => {
        const chosen = { code: 'x', service: 'y', description, cost, etd: '1' };
        expect(decodeExpedisi(encodeExpedisi(chosen))).toEqual(chosen);
      }),
    );
  });

  test('is shown as courier and service', () => {
    expect(expedisiLabel('JNE+REG')).toBe('JNE REG');
    expect(expedisiLabel(' pos + Reguler ')).toBe('POS Reguler');
    expect(expedisiLabel('pos')).toBe('POS');
    expect(expedisiLabel('JNE+REG+Layanan Reguler+18000+2-3')).toBe('JNE REG');
    expect(expedisiLabel(null)).toBe('');
  });

  test('an estimate is shown in days', () => {
    expect(formatEtd('2-3')).toBe('(2-3 hari)');
    expect(formatEtd('1-2 HARI')).toBe('(1-2 hari)');
    expect(formatEtd('')).toBe('');
    expect(formatEtd(null)).toBe('');
  });
});

test('a parcel weighs what its lines weigh together; a combination weighs its own only where there are combinations', () => {
  const line = buildLine({ berat: 300, qty: 2 });
  const heavy = { ...line, price_variety: buildVariety({ berat: 900 }) };
  expect(totalWeightGrams([line, line, buildLine({ berat: 50, qty: 1 })])).toBe(1_250);
  expect(lineWeightGrams({ ...heavy, enable_variations: 1 })).toBe(1_800);
  expect(lineWeightGrams({ ...heavy, enable_variations: 0 })).toBe(600);
  expect(lineWeightGrams({ ...line, enable_variations: 1, price_variety: null })).toBe(600);
  expect(lineWeightGrams({ ...line, berat: NaN })).toBe(0);
});

test.each(['jne+REG+10000+2-3', 'jne+REG+Reguler+1x+2-3', 'jne+REG+Reguler+x1+2-3', '+REG+Reguler+1+2-3'])(
  'no courier is read from %p',
  (text) => expect(decodeExpedisi(text)).toBeNull(),
);

test('a label omits unknown parts of the courier', () => {
  expect(expedisiLabel('JNE+')).toBe('JNE');
  expect(expedisiLabel(' JNE + REG ')).toBe('JNE REG');
});
