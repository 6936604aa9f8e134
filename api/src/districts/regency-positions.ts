import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Where the seats of the regencies lie, to a tenth of a degree (about 11 km): enough to price a parcel by its
 * distance, and nothing more. idn-area-data has no positions but of islands; every one given here lies by its own
 * regency's islands where it has any (regency-positions.test.ts).
 */
const file = fileURLToPath(new URL('./regency-positions.csv', import.meta.url));

let positions: Map<string, readonly [number, number]> | null = null;

function load(): Map<string, readonly [number, number]> {
  const lines = readFileSync(file, 'utf8').trim().split('\n').slice(1);
  return new Map(
    lines.map((line) => {
      const [code = '', latitude, longitude] = line.split(',');
      return [code, [Number(latitude), Number(longitude)] as const];
    }),
  );
}

/**
 * Latitude and longitude in degrees of a regency.
 * @throws when the regency is not known: the table and idn-area-data are updated together
 */
export function positionOf(regencyId: string): readonly [number, number] {
  positions ??= load();
  const position = positions.get(regencyId);
  if (!position) throw new Error(`No position for regency ${regencyId} in regency-positions.csv`);
  return position;
}
