import fc from 'fast-check';
import { couriers } from './couriers.ts';
import { distanceKm, distancePrices, estimatedDays } from './distance-prices.ts';

const at = (latitude: number, longitude: number, regencyId: string) => ({
  id: `${regencyId}.01`,
  latitude,
  longitude,
  regencyId,
  provinceId: regencyId.slice(0, 2),
});
const jakarta = at(-6.2, 106.8, '31.74');
const all = couriers.map(({ code }) => code);

function prices(to: ReturnType<typeof at>, weightGrams: number): Map<string, number> {
  const options = distancePrices({ from: jakarta, to, weightGrams, couriers: all });
  return new Map(
    options.flatMap(({ code, costs }) =>
      costs.map(({ service, cost }) => [`${code} ${service}`, cost[0]?.value ?? NaN] as const),
    ),
  );
}

describe('prices by distance', () => {
  const weight = fc.integer({ min: 0, max: 500_000 });

  it('never costs less for more weight', () => {
    fc.assert(
      fc.property(weight, weight, (a, b) => {
        const to = at(-7.8, 110.4, '34.71');
        const [light, heavy] = [prices(to, Math.min(a, b)), prices(to, Math.max(a, b))];
        for (const [name, price] of light) expect(heavy.get(name)).toBeGreaterThanOrEqual(price);
      }),
    );
  });

  it('never costs less for a longer way', () => {
    const degrees = fc.double({ min: 0, max: 34, noNaN: true });
    fc.assert(
      fc.property(degrees, degrees, weight, (a, b, grams) => {
        const east = (by: number) => at(jakarta.latitude, jakarta.longitude + by, '91.71');
        const [near, far] = [prices(east(Math.min(a, b)), grams), prices(east(Math.max(a, b)), grams)];
        for (const [name, price] of far) expect(near.get(name)).toBeLessThanOrEqual(price);
      }),
    );
  });

  it('costs whole rupiah above zero, even for what weighs nothing', () => {
    for (const price of prices(jakarta, 0).values()) {
      expect(Number.isInteger(price)).toBe(true);
      expect(price).toBeGreaterThan(0);
    }
  });

  it('offers the couriers of the store in its order, and no unknown ones', () => {
    const options = distancePrices({
      from: jakarta,
      to: jakarta,
      weightGrams: 1000,
      couriers: ['sicepat', 'tidak-ada', 'jne'],
    });
    expect(options.map(({ code }) => code)).toEqual(['sicepat', 'jne']);
  });

  it('leaves next-day services out where they do not reach', () => {
    const jayapura = at(-2.53, 140.7, '91.71');
    expect(prices(jakarta, 1000).has('jne YES')).toBe(true);
    expect(prices(jayapura, 1000).has('jne YES')).toBe(false);
    expect(prices(jayapura, 1000).has('jne REG')).toBe(true);
  });

  it('measures the globe, the same both ways', () => {
    const surabaya = at(-7.25, 112.75, '35.78');
    const km = distanceKm({ from: jakarta, to: surabaya });
    expect(km).toBeGreaterThan(650);
    expect(km).toBeLessThan(690);
    expect(distanceKm({ from: surabaya, to: jakarta })).toBeCloseTo(km, 6);
    expect(distanceKm({ from: jakarta, to: { ...surabaya, regencyId: '31.74' } })).toBeLessThan(10);
  });

  it('estimates the days, longer for longer ways', () => {
    const regular = couriers[0]?.services.find(({ service }) => service === 'REG');
    if (!regular) throw new Error('JNE has a regular service');
    expect(estimatedDays(regular, 10)).toBe('1-2');
    expect(estimatedDays(regular, 5000)).toBe('5-6');
    expect(estimatedDays({ ...regular, days: { near: 1, far: 1 } }, 500)).toBe('1');
  });
});
