import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { positionOf } from './regency-positions.ts';
import { districts } from '../db/schema/districts.ts';

const require = createRequire(import.meta.url);

/** The rows of a table of idn-area-data; none of its names has a comma or a quote mark. */
async function table(name: 'provinces' | 'regencies' | 'districts'): Promise<string[][]> {
  const text = await readFile(require.resolve(`idn-area-data/data/${name}.csv`), 'utf8');
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(','));
}

/** "KABUPATEN ACEH SELATAN" -> "Kabupaten Aceh Selatan"; abbreviations of two letters ("DI", "DKI") stay capital. */
export function titleCase(name: string): string {
  return name
    .split(' ')
    .map((word) =>
      /^(DI|DKI)$/.test(word)
        ? word
        : word.toLowerCase().replace(/(^|[-'(])(\p{L})/gu, (letter) => letter.toUpperCase()),
    )
    .join(' ');
}

type Row = typeof districts.$inferInsert;

/** Every district of Indonesia as a row. */
export async function allDistricts(): Promise<Row[]> {
  const [provinceRows, regencyRows, districtRows] = await Promise.all([
    table('provinces'),
    table('regencies'),
    table('districts'),
  ]);
  const provinces = new Map(provinceRows.map(([code = '', name = '']) => [code, titleCase(name)]));
  const regencies = new Map(
    regencyRows.map(([code = '', province = '', name = '']) => [code, { province, name: titleCase(name) }]),
  );
  return districtRows.flatMap(([id = '', regencyId = '', name = '']) => {
    const regency = regencies.get(regencyId);
    const province = regency && provinces.get(regency.province);
    if (!regency || !province) return [];
    const [latitude, longitude] = positionOf(regencyId);
    return {
      id,
      name,
      regencyId,
      regency: regency.name,
      provinceId: regency.province,
      province,
      latitude,
      longitude,
    };
  });
}

const BATCH = 1_000;

/** Puts the districts into a database that has none, or not all of them; does nothing otherwise. */
export async function loadDistricts(db: Database): Promise<void> {
  const rows = await allDistricts();
  const count = await db.$count(districts);
  if (count >= rows.length) return;
  await db.transaction(async (tx) => {
    for (let start = 0; start < rows.length; start += BATCH) {
      await tx
        .insert(districts)
        .values(rows.slice(start, start + BATCH))
        .onConflictDoUpdate({
          target: districts.id,
          set: {
            name: sql`excluded.name`,
            regency: sql`excluded.regency`,
            province: sql`excluded.province`,
            latitude: sql`excluded.latitude`,
            longitude: sql`excluded.longitude`,
          },
        });
    }
  });
}
