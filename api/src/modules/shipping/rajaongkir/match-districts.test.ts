import fc from 'fast-check';
import { districtKey, kindOfPlace, regencyKey, provinceKey } from '../../../districts/place-names.ts';
import { allDistricts } from '../../../districts/load-districts.ts';
import { citiesOf, matchDistricts } from './match-districts.ts';

const listed = (...names: string[]) => names.map((name, at) => ({ id: 100 + at, name }));
const ours = (...names: string[]) => names.map((name, at) => ({ id: `x.${at}`, name }));
const found = (names: string[], ...cities: string[][]) =>
  Object.fromEntries(
    matchDistricts(
      ours(...names),
      cities.map((city) => listed(...city)),
    ),
  );

test.each([
  ['Kab. Bandung', 'KABUPATEN BANDUNG'],
  ['Kota Administrasi Jakarta Selatan', 'JAKARTA SELATAN'],
  ["Ma'u", 'MAU'],
  ['Pangkajene dan Kepulauan', 'PANGKAJENE DAN KEPULAUAN'],
])('%s and %s are one regency', (a, b) => expect(regencyKey(a)).toBe(regencyKey(b)));

test.each([
  ['Kebayoran Baru', 'KEBAYORAN  BARU'],
  ['Kec. Kebayoran-Baru', 'kebayoranbaru'],
  ['Bukit Kecil (Kota)', 'Bukit Kecil'],
  ['Kota Baru', 'Kotabaru'],
])('%s and %s are one district', (a, b) => expect(districtKey(a)).toBe(districtKey(b)));

test('a place that begins like a kind keeps its name', () => {
  expect(regencyKey('Kotabaru')).toBe('kotabaru');
  expect(regencyKey('Kabanjahe')).toBe('kabanjahe');
  expect([kindOfPlace('Kotabaru'), kindOfPlace('Kota Baru'), kindOfPlace('Kab Bandung')]).toEqual([
    ...[null, 'kota', 'kabupaten'],
  ]);
});

test.each([
  ['DI YOGYAKARTA', 'Daerah Istimewa Yogyakarta'],
  ['NANGGROE ACEH DARUSSALAM (NAD)', 'Aceh'],
  ['Nusa Tenggara Barat (NTB)', 'NUSA TENGGARA BARAT'],
  ['Bangka Belitung', 'Kepulauan Bangka Belitung'],
  ['Prov. Jawa Barat', 'JAWA BARAT'],
])('%s and %s are one province', (a, b) => expect(provinceKey(a)).toBe(provinceKey(b)));

test('a city and a regency of one name are distinguished by their kind, then by their districts', () => {
  const cities = ['KAB. BANDUNG', 'KOTA BANDUNG', 'BANDUNG BARAT'].map((name, id) => ({
    ...{ id, name, province: 'JAWA BARAT' },
  }));
  const regency = { regency: 'Kota Bandung', province: 'Jawa Barat' };
  expect(citiesOf(regency, cities).map(({ id }) => id)).toEqual([1, 0]);
  expect(found(['Coblong', 'Cicendo'], ['SOREANG', 'CICENDO'], ['COBLONG', 'CICENDO'])).toEqual({
    ...{ 'x.0': '100', 'x.1': '101' },
  });
});

test('a province that was divided since is looked for in the old one', () => {
  const old = [{ id: 7, name: 'MERAUKE', province: 'PAPUA' }];
  expect(citiesOf({ regency: 'Kabupaten Merauke', province: 'Papua Selatan' }, old)).toEqual(old);
});

test('one wrong letter is the same, in long names and when nothing else is alike', () => {
  expect(found(['Kebayoran Baru'], ['KEBAYORAN BARO'])).toEqual({ 'x.0': '100' });
  expect(found(['Ende'], ['ENDA'])).toEqual({});
  expect(found(['Tanah Abang'], ['TANAH ABANH', 'TANAH ABANK'])).toEqual({});
});

test('two of ours are never one of theirs', () => {
  expect(found(['Wanasari', 'Wanasaru'], ['WANASARI'])).toEqual({});
});

test('every district is found in a list of itself, however it is written', async () => {
  const all = (await allDistricts()).filter(({ provinceId }) => ['32', '36', '95'].includes(provinceId));
  const regencies = [...new Set(all.map(({ regencyId }) => regencyId))];
  const styles: ((name: string) => string)[] = [
    (name) => name.toUpperCase(),
    (name) => name.toLowerCase(),
    (name) => ` Kec. ${name} `,
    (name) => name.replaceAll(' ', ''),
    (name) => name.normalize('NFD'),
  ];
  fc.assert(
    fc.property(fc.constantFrom(...regencies), fc.constantFrom(...styles), (regencyId, style) => {
      const own = all.filter((district) => district.regencyId === regencyId);
      const theirs = own.map(({ name }, at) => ({ id: at + 1, name: style(name) }));
      const codes = matchDistricts(own, [theirs]);
      const keys = own.map(({ name }) => districtKey(name));
      const alone = own.filter(({ name }) => keys.filter((key) => key === districtKey(name)).length === 1);
      for (const { id } of alone)
        expect(codes.get(id)).toBe(String(own.findIndex((one) => one.id === id) + 1));
    }),
  );
});
