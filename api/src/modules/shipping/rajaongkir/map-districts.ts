import { readFile, rename, writeFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import Type from 'typebox';
import Value from 'typebox/value';
import type { Database } from '../../../db/client.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { districtCodes } from '../../../db/schema/shipping.ts';
import { districtRepository, type DistrictRow } from '../../../districts/district-repository.ts';
import { CourierBusy } from '../courier-provider.ts';
import { citiesOf, matchDistricts, type ListedCity } from './match-districts.ts';
import type { Listed, RajaongkirClient } from './rajaongkir-client.ts';
import { RAJAONGKIR } from './rajaongkir-provider.ts';

const CALL_MS = 20_000;
const ROWS_AT_ONCE = 1_000;

export interface MappedDistricts {
  mapped: number;
  total: number;
  /** Districts that RajaOngkir does not have under a name like ours. */
  missing: DistrictRow[];
  /** Today's calls were used up before all of its lists were read; the next run goes on from there. */
  isStopped: boolean;
}

const Lists = Type.Record(
  Type.String(),
  Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
);

async function readLists(file: string): Promise<Record<string, Listed[]>> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  try {
    const lists: unknown = JSON.parse(text);
    return Value.Check(Lists, lists) ? lists : {};
  } catch {
    return {};
  }
}

const groupBy = <T>(list: readonly T[], key: (entry: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const entry of list) groups.set(key(entry), [...(groups.get(key(entry)) ?? []), entry]);
  return groups;
};

/** Their lists of places: read once and kept in a file, as a free key has fewer calls a day than there are cities. */
function createLists(client: RajaongkirClient, file: string) {
  const read = readLists(file);
  async function write(lists: object): Promise<void> {
    await writeFile(`${file}.new`, JSON.stringify(lists));
    await rename(`${file}.new`, file);
  }
  return async (path: string): Promise<Listed[]> => {
    const lists = await read;
    const kept = lists[path];
    if (kept) return kept;
    const places = await client.places(path, AbortSignal.timeout(CALL_MS));
    lists[path] = places;
    await write(lists);
    return places;
  };
}

/**
 * Finds our districts among RajaOngkir's by their names and writes what it calls them.
 * @param file where lists that were read are kept for the next run
 * @throws RajaongkirRefusal, or why RajaOngkir could not be asked
 */
export async function mapDistricts(
  db: Database,
  client: RajaongkirClient,
  file: string,
): Promise<MappedDistricts> {
  const all = await districtRepository(db).all();
  const list = createLists(client, file);
  const codes = new Map<string, string>();
  let isStopped = false;
  try {
    const cities: ListedCity[] = [];
    for (const province of await list('province'))
      for (const city of await list(`city/${province.id}`)) cities.push({ ...city, province: province.name });
    for (const [first, ...others] of groupBy(all, ({ regencyId }) => regencyId).values()) {
      if (!first) continue;
      const found: Listed[][] = [];
      for (const { id } of citiesOf(first, cities)) found.push(await list(`district/${id}`));
      for (const [id, code] of matchDistricts([first, ...others], found)) codes.set(id, code);
    }
  } catch (error) {
    if (!(error instanceof CourierBusy)) throw error;
    isStopped = true;
  }
  await inTransaction(db, async (tx) => {
    if (!isStopped) await tx.delete(districtCodes).where(eq(districtCodes.provider, RAJAONGKIR));
    const rows = [...codes].map(([districtId, code]) => ({ provider: RAJAONGKIR, districtId, code }));
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
      await tx
        .insert(districtCodes)
        .values(rows.slice(at, at + ROWS_AT_ONCE))
        .onConflictDoUpdate({
          target: [districtCodes.provider, districtCodes.districtId],
          set: { code: sql`excluded.code` },
        });
  });
  const missing = all.filter(({ id }) => !codes.has(id));
  return { mapped: codes.size, total: all.length, missing, isStopped };
}
