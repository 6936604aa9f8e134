import { weightText } from './weight.ts';

const goods = {
  category: 'barang',
  type_of_weight: 'permanent',
  berat: 1250,
  berat_min: null,
  berat_max: null,
};

describe('the weight of a product', () => {
  it('is the single weight', () => {
    expect(weightText(goods, null)).toBe('1.250 gr');
  });

  it('is a range where the seller gives one', () => {
    expect(weightText({ ...goods, type_of_weight: 'range', berat_min: 100, berat_max: 250 }, null)).toBe(
      '100 gr-250 gr',
    );
  });

  it('follows the chosen combination', () => {
    expect(weightText(goods, { berat: 300 })).toBe('300 gr');
    expect(weightText(goods, { berat: null })).toBe('1.250 gr');
  });

  it.each(['jasa', 'digital_product'])('is none for %s', (category) => {
    expect(weightText({ ...goods, category }, null)).toBeNull();
  });
});
