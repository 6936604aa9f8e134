import fc from 'fast-check';
import { couriers } from './couriers.ts';
import { distanceKm, distanceProvider, estimatedDays } from './distance-provider.ts';

const at = (latitude: number, longitude: number, regencyId: string) => ({
  latitude,
  longitude,
  regencyId,
  provinceId: regencyId.slice(0, 2),
});
const jakarta = at(-6.2, 106.8, '31.74');
const all = couriers.map(({ code }) => code);

async function prices(to: ReturnType<typeof at>, weightGrams: number): Promise<Map<string, number>> {
  const options = await distanceProvider.options({ from: jakarta, to, weightGrams, couriers: all });
  return new Map(
    options.flatMap(({ code, costs }) =>
      costs.map(({ service, cost }) => [`${code} ${service}`, cost[0]?.value ?? NaN] as const),
    ),
  );
}

describe('the built-in shipping provider', () => {
  const weight = fc.integer({ min: 0, max: 500_000 });

  it('never costs less for more weight', async () => {
    await fc.assert(
      fc.asyncProperty(weight, weight, async (a, b) => {
        const to = at(-7.8, 110.4, '34.71');
        const [light, heavy] = [await prices(to, Math.min(a, b)), await prices(to, Math.max(a, b))];
        for (const [name, price] of light) expect(heavy.get(name)).toBeGreaterThanOrEqual(price);
      }),
    );
  });

  it('never costs less for a longer way', async () => {
    const degrees = fc.double({ min: 0, max: 34, noNaN: true });
    await fc.assert(
      fc.asyncProperty(degrees, degrees, weight, async (a, b, grams) => {
        const east = (by: number) => at(jakarta.latitude, jakarta.longitude + by, '91.71');
        const [near, far] = [
          await prices(east(Math.min(a, b)), grams),
          await prices(east(Math.max(a, b)), grams),
        ];
        for (const [name, price] of far) expect(near.get(name)).toBeLessThanOrEqual(price);
      }),
    );
  });

  it('costs whole rupiah above zero, even for what weighs nothing', async () => {
    for (const price of (await prices(jakarta, 0)).values()) {
      expect(Number.isInteger(price)).toBe(true);
      expect(price).toBeGreaterThan(0);
    }
  });

  it('offers the couriers of the store in its order, and no unknown ones', async () => {
    const options = await distanceProvider.options({
      from: jakarta,
      to: jakarta,
      weightGrams: 1000,
      couriers: ['sicepat', 'tidak-ada', 'jne'],
    });
    expect(options.map(({ code }) => code)).toEqual(['sicepat', 'jne']);
  });

  it('leaves next-day services out where they do not reach', async () => {
    const jayapura = at(-2.53, 140.7, '91.71');
    expect((await prices(jakarta, 1000)).has('jne YES')).toBe(true);
    expect((await prices(jayapura, 1000)).has('jne YES')).toBe(false);
    expect((await prices(jayapura, 1000)).has('jne REG')).toBe(true);
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
