import { districtKey, kindOfPlace, provinceKey, regencyKey } from '../../../districts/place-names.ts';
import type { DistrictRow } from '../../../districts/district-repository.ts';
import { isTyposAway } from '../../../search/edit-distance.ts';
import type { Listed } from './rajaongkir-client.ts';

/** A city of theirs with the province that it is listed in. */
export interface ListedCity extends Listed {
  province: string;
}

/** Longer names may be written with a letter more or less. */
const TYPO_LENGTH = 6;

/**
 * Their cities that may be a regency of ours, the likeliest first: of the same province and name, those of the same kind before
 * others. A province that they do not have (yet) is looked for in all.
 */
export function citiesOf(
  regency: Pick<DistrictRow, 'regency' | 'province'>,
  cities: readonly ListedCity[],
): ListedCity[] {
  const name = regencyKey(regency.regency);
  const kind = kindOfPlace(regency.regency);
  const isProvince = (city: ListedCity) => provinceKey(city.province) === provinceKey(regency.province);
  const named = cities.filter((city) => regencyKey(city.name) === name);
  const inProvince = named.filter(isProvince);
  const isKind = (city: ListedCity) => Number(kindOfPlace(city.name) === kind);
  return (inProvince.length > 0 ? inProvince : named).sort((a, b) => isKind(b) - isKind(a));
}

function find(name: string, listed: readonly Listed[]): Listed | null {
  const key = districtKey(name);
  const same = listed.filter((other) => districtKey(other.name) === key);
  if (same.length > 0) return same.length === 1 ? (same[0] ?? null) : null;
  if (key.length < TYPO_LENGTH) return null;
  const near = listed.filter((other) => isTyposAway(key, districtKey(other.name), 1));
  return near.length === 1 ? (near[0] ?? null) : null;
}

/**
 * The districts of a regency among theirs: of the city that has most of them, as a city and a regency may have one name.
 * @returns what they call each district; those that none is like, or more than one, are missing
 */
export function matchDistricts(
  ours: readonly Pick<DistrictRow, 'id' | 'name'>[],
  cities: readonly (readonly Listed[])[],
): Map<string, string> {
  const found = cities.map(
    (listed) =>
      new Map(
        ours.flatMap(({ id, name }): [string, string][] => {
          const one = find(name, listed);
          return one ? [[id, String(one.id)]] : [];
        }),
      ),
  );
  // Two of ours cannot be one of theirs.
  const once = (codes: Map<string, string>) => {
    const all = [...codes.values()];
    return new Map([...codes].filter(([, code]) => all.indexOf(code) === all.lastIndexOf(code)));
  };
  return found.map(once).reduce((best, codes) => (codes.size > best.size ? codes : best), new Map());
}
