import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { allDistricts, titleCase } from './load-districts.ts';
import { positionOf } from './regency-positions.ts';

const islandsFile = createRequire(__filename).resolve('idn-area-data/data/islands.csv');
const COORDINATE = /(\d+)°(\d+)'([\d.]+)" ([NS]) (\d+)°(\d+)'([\d.]+)" ([EW])/;

function islands(): { regency: string; latitude: number; longitude: number }[] {
  return readFileSync(islandsFile, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const regency = line.split(',')[1];
      const match = COORDINATE.exec(line);
      if (!regency || !match) return [];
      const degrees = (at: number, negative: string) =>
        (Number(match[at]) + Number(match[at + 1]) / 60 + Number(match[at + 2]) / 3600) *
        (match[at + 3] === negative ? -1 : 1);
      return { regency, latitude: degrees(1, 'S'), longitude: degrees(5, 'W') };
    });
}

it('lies within 1.5 degrees of an island of its own regency, for every regency that has islands', () => {
  const nearest = new Map<string, number>();
  for (const { regency, latitude, longitude } of islands()) {
    const [lat, lng] = positionOf(regency);
    const distance = Math.hypot(latitude - lat, longitude - lng);
    nearest.set(regency, Math.min(nearest.get(regency) ?? Infinity, distance));
  }
  expect(nearest.size).toBeGreaterThan(250);
  expect([...nearest].filter(([, distance]) => distance > 1.5)).toEqual([]);
});

it('gives every district of Indonesia its regency, province and position', async () => {
  const rows = await allDistricts();
  expect(rows).toHaveLength(7_277);
  expect(rows.find((row) => row.id === '33.72.01')).toMatchObject({
    regency: 'Kota Surakarta',
    province: 'Jawa Tengah',
  });
});

it.each([
  ['KABUPATEN ACEH SELATAN', 'Kabupaten Aceh Selatan'],
  ['DKI JAKARTA', 'DKI Jakarta'],
  ['TOLI-TOLI', 'Toli-Toli'],
])('writes %s as %s', (name, expected) => {
  expect(titleCase(name)).toBe(expected);
});
