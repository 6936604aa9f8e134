import fc from 'fast-check';
import { allDistricts } from './load-districts.ts';
import type { DistrictRow } from './district-repository.ts';
import { districtSearch } from './district-search.ts';

let rows: DistrictRow[];
let search: ReturnType<typeof districtSearch>;
beforeAll(async () => {
  rows = await allDistricts();
  rows.sort((a, b) => a.name.localeCompare(b.name) || a.regency.localeCompare(b.regency));
  search = districtSearch(rows);
});

const placeOf = ({ name, regency }: DistrictRow) => `${name}, ${regency}`;
const TEBET = 'Tebet, Kota Administrasi Jakarta Selatan';
const KEBAYORAN = 'Kebayoran Baru, Kota Administrasi Jakarta Selatan';
const PASAR_MINGGU = 'Pasar Minggu, Kota Administrasi Jakarta Selatan';
const PRIOK = 'Tanjung Priok, Kota Administrasi Jakarta Utara';
const KEBON_JERUK = 'Kebon Jeruk, Kota Administrasi Jakarta Barat';
const LAWEYAN = 'Laweyan, Kota Surakarta';
const COBLONG = 'Coblong, Kota Bandung';

it.each([
  // Kinds of places and of words of an address.
  ['laweyan', LAWEYAN],
  ['kec. laweyan', LAWEYAN],
  ['Kec.Laweyan', LAWEYAN],
  ['KECAMATAN LAWEYAN', LAWEYAN],
  ['Kecamatan: Laweyan; Kota: Surakarta', LAWEYAN],
  ['laweyan, kota surakarta', LAWEYAN],
  ['kel. sondakan kec. laweyan', LAWEYAN],
  ['kec laweyan kotamadya surakarta prov. jawa tengah', LAWEYAN],
  ['kecamatan menteng kota administrasi jakarta pusat', 'Menteng, Kota Administrasi Jakarta Pusat'],
  ['lembang kab. bandung barat', 'Lembang, Kabupaten Bandung Barat'],
  ['kabupaten jember, sumbersari', 'Sumbersari, Kabupaten Jember'],
  // Signs between words, and none.
  ['Laweyan - Surakarta', LAWEYAN],
  ['Laweyan/Surakarta', LAWEYAN],
  ['laweyan—surakarta', LAWEYAN],
  ['laweyan.surakarta', LAWEYAN],
  ['LAWEYAN (SURAKARTA)', LAWEYAN],
  ['tebet_jaksel', TEBET],
  ['tebet;jaksel', TEBET],
  ['“tebet”', TEBET],
  ['  tebet ,  jakarta selatan ', TEBET],
  ['kebayoranbaru', KEBAYORAN],
  ['kebayoran baru', KEBAYORAN],
  ['pasarminggu', PASAR_MINGGU],
  ['Pasar Minggu', PASAR_MINGGU],
  ['kebonjeruk', KEBON_JERUK],
  ['tebetjaksel', TEBET],
  ['laweyansurakarta', LAWEYAN],
  ['keclaweyan', LAWEYAN],
  ['setia budi', 'Setiabudi, Kota Administrasi Jakarta Selatan'],
  ['pulo gadung', 'Pulogadung, Kota Administrasi Jakarta Timur'],
  ['keba_yoran baru', KEBAYORAN],
  // Everyday names and abbreviations.
  ['tebet jaksel', TEBET],
  ['tebet jak sel', TEBET],
  ['tebet jkt', TEBET],
  ['tebet jakarta sel.', TEBET],
  ['tebet dki', TEBET],
  ['tebet D.K.I. Jakarta', TEBET],
  ['kebon jeruk jakbar', KEBON_JERUK],
  ['duren sawit jaktim', 'Duren Sawit, Kota Administrasi Jakarta Timur'],
  ['tj. priok jakut', PRIOK],
  ['tg priok', PRIOK],
  ['sawah besar jakpus', 'Sawah Besar, Kota Administrasi Jakarta Pusat'],
  ['coblong bdg', COBLONG],
  ['coblong jabar', COBLONG],
  ['laweyan solo', LAWEYAN],
  ['laweyan jateng', LAWEYAN],
  ['gubeng sby', 'Gubeng, Kota Surabaya'],
  ['klojen mlg jatim', 'Klojen, Kota Malang'],
  ['mergangsan jogja', 'Mergangsan, Kota Yogyakarta'],
  ['mergangsan yogya', 'Mergangsan, Kota Yogyakarta'],
  ['depok jogjakarta', 'Depok, Kabupaten Sleman'],
  ['depok d.i.y', 'Depok, Kabupaten Sleman'],
  ['serpong tangsel', 'Serpong, Kota Tangerang Selatan'],
  ['pd aren banten', 'Pondok Aren, Kota Tangerang Selatan'],
  ['medan baru sumut', 'Medan Baru, Kota Medan'],
  ['tamalate ujung pandang', 'Tamalate, Kota Makassar'],
  ['tamalate sulsel', 'Tamalate, Kota Makassar'],
  ['denpasar barat dps', 'Denpasar Barat, Kota Denpasar'],
  ['kuta bali', 'Kuta, Kabupaten Badung'],
  ['ampenan ntb', 'Ampenan, Kota Mataram'],
  ['bks timur', 'Bekasi Timur, Kota Bekasi'],
  ['wonosari gn kidul', 'Wonosari, Kabupaten Gunungkidul'],
  // Mistyped, unfinished, in other characters.
  ['lawayan', LAWEYAN],
  ['laweyna surakrta', LAWEYAN],
  ['tebat jaksel', TEBET],
  ['tanjung priuk', PRIOK],
  ['kebayoren baroe', KEBAYORAN],
  ['kebayoranbary', KEBAYORAN],
  ['kebayoran b', KEBAYORAN],
  ['coblo', COBLONG],
  ['Ｔｅｂｅｔ', TEBET],
  ['te\u200bbet', TEBET],
  ['Tébet', TEBET],
  ['hu’u', "Hu'u, Kabupaten Dompu"],
  ['huu', "Hu'u, Kabupaten Dompu"],
  ['2x11 kayu tanam', '2 x 11 Kayu Tanam, Kabupaten Padang Pariaman'],
  // More than the names of the place.
  ['xyzzy tebet', TEBET],
  ['tebet 12810', TEBET],
  ['Jl. Slamet Riyadi No. 5 RT 02/RW 05, Sondakan, Laweyan, Kota Surakarta, Jawa Tengah 57148', LAWEYAN],
])('%p finds %s', (text, place) => {
  expect(search(text).slice(0, 1).map(placeOf)).toEqual([place]);
});

it.each([
  ['solo', 'Kota Surakarta'],
  ['jaksel', 'Kota Administrasi Jakarta Selatan'],
  ['kota bandung', 'Kota Bandung'],
  ['bandung kota', 'Kota Bandung'],
  ['kab. bandung', 'Kabupaten Bandung'],
  ['kodya bogor', 'Kota Bogor'],
  ['jogja', 'Kota Yogyakarta'],
])('%p gives the districts of %s first', (text, regency) => {
  expect(
    new Set(
      search(text)
        .slice(0, 5)
        .map((row) => row.regency),
    ),
  ).toEqual(new Set([regency]));
});

it('takes a province by its name before names that begin with it', () => {
  expect(search('bali')[0]?.province).toBe('Bali');
});

it('leaves out districts that have fewer of the words', () => {
  expect(search('laweyan, surakarta')).toHaveLength(1);
  expect(search('xyzzy laweyan surakarta')).toHaveLength(1);
});

it('gives the first ones for a text that names nothing yet', () => {
  for (const text of ['', '  ', 'kecamatan', 'kota ', 'kec.']) expect(search(text).length).toBeGreaterThan(0);
});

it.each(['%', '\\', '_', '...', '57148', 'x'.repeat(100), '\0'])('finds nothing for %j', (text) => {
  expect(search(text)).toEqual([]);
});

it('finds every district by its name, city and province, however they are written', () => {
  const signs = fc.constantFrom(' ', ', ', ' - ', '/', '. ', ' (', '\n');
  const cases = fc.constantFrom<(text: string) => string>(
    (text) => text.toUpperCase(),
    (text) => text.toLowerCase(),
    (text) => text.replaceAll("'", '’'),
  );
  fc.assert(
    fc.property(
      fc.nat(),
      signs,
      cases,
      fc.constantFrom('', 'Kec. ', 'kecamatan '),
      (at, sign, written, kind) => {
        const row = rows[at % rows.length];
        if (!row) return;
        const text = kind + [row.name, row.regency, row.province].map(written).join(sign);
        expect(search(text).map(placeOf)).toContain(placeOf(row));
        expect(search(row.name.replaceAll(' ', '')).map(({ name }) => name)).toContain(row.name);
      },
    ),
    { numRuns: 60 },
  );
});

it('answers any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => search(text).length <= 30),
    { numRuns: 60 },
  );
});
