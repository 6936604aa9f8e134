import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, like } from 'drizzle-orm';
import { districtCodes } from '../db/schema/shipping.ts';
import { districtRepository } from '../districts/district-repository.ts';
import { onEveryDatabase } from '../testing/database.ts';
import { operate } from '../testing/operate.ts';
import {
  simulatedRajaongkir,
  simulatedRajaongkirKey,
  type SimulatedRajaongkir,
} from '../testing/simulated-rajaongkir.ts';
import { testApp } from '../testing/test-app.ts';

onEveryDatabase('The operator and the districts of couriers', (database) => {
  let rajaongkir: SimulatedRajaongkir;
  const db = () => database().db;
  beforeAll(async () => {
    rajaongkir = await simulatedRajaongkir();
    // Their lists of two provinces; one district is called otherwise, and one is missing.
    const all = await districtRepository(db()).all();
    const of = (id: string) => all.filter(({ regencyId }) => regencyId === id);
    const names = (id: string) =>
      of(id).map(({ name }, at) => ({ id: Number(id.replace('.', '')) * 100 + at, name }));
    rajaongkir.simulation.places = {
      province: [
        { id: 1, name: 'DKI JAKARTA' },
        { id: 2, name: 'JAWA BARAT' },
      ],
      'city/1': [{ id: 10, name: 'JAKARTA SELATAN' }],
      'city/2': [
        { id: 20, name: 'BANDUNG' },
        { id: 21, name: 'BANDUNG ' },
      ],
      'district/10': names('31.74').filter(({ name }) => name !== 'Tebet'),
      'district/20': names('32.04'),
      'district/21': names('32.73').map(({ id, name }) => ({ id, name: name.toUpperCase() })),
    };
  });
  afterAll(() => rajaongkir.close());

  async function aShop(own: object = {}) {
    const made = await testApp(database(), {
      config: { rajaongkirKey: simulatedRajaongkirKey, rajaongkirUrl: rajaongkir.url, ...own },
    });
    const map = () => operate(made.config.dataDir, ['districts', 'map']);
    const codes = (regency: string) =>
      db().$count(
        districtCodes,
        and(eq(districtCodes.provider, 'rajaongkir'), like(districtCodes.districtId, `${regency}.%`)),
      );
    return { ...made, map, codes };
  }

  it('finds them by their names, and writes which it did not', async () => {
    const { app, map, codes, config } = await aShop();
    const { lines, failed } = await map();
    expect(failed).toBe(false);
    expect(lines[0]).toMatch(/^\d+ dari [\d.]+ kecamatan ditemukan di RajaOngkir\.$/);
    expect([await codes('31.74'), await codes('32.73'), await codes('32.04')]).toEqual([9, 30, 31]);
    const report = await readFile(path.join(config.dataDir, 'kecamatan-tidak-ditemukan.txt'), 'utf8');
    expect(report).toContain('31.74.01\tTebet\tKota Administrasi Jakarta Selatan\tDKI Jakarta');
    await app.close();
  });

  it('goes on the next day where the calls of one were used up', async () => {
    const { app, map, codes } = await aShop();
    await db().delete(districtCodes);
    rajaongkir.simulation.callsLeft = 4;
    const stopped = await map();
    expect([stopped.failed, stopped.lines[1]]).toEqual([false, expect.stringContaining('besok')]);
    rajaongkir.simulation.callsLeft = Infinity;
    rajaongkir.asked.length = 0;
    await map();
    expect([rajaongkir.asked.length, await codes('32.73'), await codes('31.74')]).toEqual([2, 30, 9]);
    await app.close();
  });

  it('leaves what it had when RajaOngkir cannot be asked, and says why', async () => {
    const { app, map, codes } = await aShop({ rajaongkirKey: 'salah' });
    expect(await map()).toEqual({ failed: true, lines: ['RajaOngkir tidak bisa ditanya: Invalid Api key'] });
    expect(await codes('32.73')).toBe(30);
    await app.close();
  });

  it('says that a key is missing', async () => {
    const { app, map } = await aShop({ rajaongkirKey: undefined });
    expect(await map()).toEqual({ failed: true, lines: [expect.stringContaining('RAJAONGKIR_KEY')] });
    await app.close();
  });
});
