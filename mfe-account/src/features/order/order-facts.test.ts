import { aLine, aSetting, anOrder } from '../../testing/builders.ts';
import { piecesText } from './breakdown.tsx';
import { buyerFacts } from './buyer-facts.ts';
import { preOrderText, qtyTimesPrice, weightText } from './line-texts.ts';
import { downloadsOf } from './downloads.ts';

test('the product count is the sum of the quantities', () => {
  expect(piecesText(anOrder({ products: [aLine(), aLine({ pivot: { qty: 1_198 } })] }))).toBe('1.200 produk');
});

describe('Data Pembeli', () => {
  const labels = (...args: Parameters<typeof buyerFacts>) => buyerFacts(...args).map((fact) => fact.label);

  test('district with its city, courier with a space', () => {
    const facts = buyerFacts(anOrder(), aSetting());
    expect(facts).toContainEqual({ label: 'Kecamatan', value: 'Kebayoran Baru, Kota Jakarta Selatan' });
    expect(facts).toContainEqual({ label: 'Kurir', value: 'JNE REG' });
  });

  test('a district without a city is shown alone', () => {
    expect(buyerFacts(anOrder({ district: { name: 'Ubud' } }), aSetting())).toContainEqual({
      label: 'Kecamatan',
      value: 'Ubud',
    });
  });

  test('no courier without shipping', () => {
    expect(labels(anOrder({ expedisi: null }), aSetting())).not.toContain('Kurir');
  });

  test('the dropshipper is shown only when there is one', () => {
    const names = { dropshipper_name: 'Toko Budi', dropshipper_info: '0812' };
    expect(labels(anOrder({ ...names, dropshipper: 0 }), aSetting())).not.toContain('Nama Dropshipper');
    expect(labels(anOrder({ ...names, dropshipper: 1 }), aSetting())).toContain('Nama Dropshipper');
  });

  test('the reseller is called Wakil in a store with agents', () => {
    const order = anOrder({ reseller: { email: 'wakil@contoh.test' } });
    const agents = aSetting({
      traits: { hide_address: false, reseller_mode: 'agents', dropship_allowed: true },
    });
    expect(labels(order, aSetting())).toContain('Email Reseller');
    expect(labels(order, agents)).toContain('Email Wakil');
  });
});

describe('a product line', () => {
  test('quantity x price', () => expect(qtyTimesPrice(aLine())).toBe('2 x Rp75.000'));

  test.each([
    [{ type_of_weight: 'permanent', berat: 1250 }, '1.250 gram'],
    [{ type_of_weight: 'range', berat_min: 400, berat_max: 600 }, '400-600 gram'],
    [{ type_of_weight: 'single', berat: 0 }, ''],
  ])('weight of %j', (pivot, expected) => {
    expect(weightText(aLine({ pivot }))).toBe(expected);
  });

  test('pre-order with its days', () => {
    expect(preOrderText(aLine())).toBe('');
    expect(preOrderText(aLine({ pivot: { pre_order: 1, pre_order_time: 7 } }))).toBe('Pre-Order 7 hari');
  });
});

describe('Link Produk', () => {
  const digital = aLine({ category: 'digital_product', product_link: '//unduh.example/a' });
  const linksOf = (own: Parameters<typeof anOrder>[0]) =>
    downloadsOf(anOrder({ status: 'PAID', ...own })).map(({ href }) => href);

  test('the order link comes first, then that of the first product', () => {
    expect(linksOf({ link: 'https://x.example/b', products: [digital] })).toEqual(['https://x.example/b']);
    expect(linksOf({ products: [digital] })).toEqual(['https://unduh.example/a']);
    expect(linksOf({ link: '/api/download/a', products: [digital] })).toEqual(['/api/download/a']);
  });

  test('each of several products has its own', () => {
    const other = aLine({ category: 'digital_product', product_link: '/api/download/b' });
    const without = aLine({ category: 'digital_product' });
    expect(linksOf({ link: '//unduh.example/a', products: [aLine(), digital, without, other] })).toEqual([
      'https://unduh.example/a',
      '/api/download/b',
    ]);
  });

  test('there is none before the payment', () => {
    for (const status of ['UNPAID', 'CONFIRMED', 'EXPIRED', 'REJECTED'] as const)
      expect(linksOf({ status, link: '/api/download/a', products: [digital] })).toEqual([]);
  });

  test('goods have none', () => {
    expect(linksOf({ link: 'https://x.example' })).toEqual([]);
  });
});
