/** What kind of place a name says it is of. */
export type PlaceKind = 'kota' | 'kabupaten';

const KINDS: readonly [RegExp, PlaceKind][] = [
  [/^(?:kota administrasi|kota adm\.?|kotamadya|kodya|kota)\s+/, 'kota'],
  [/^(?:kabupaten administrasi|kabupaten adm\.?|kabupaten|kab\.?)\s+/, 'kabupaten'],
];

const plain = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\(.*?\)/g, ' ')
    .replace(/[\p{M}\p{Cf}'’‘`´ʼ]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

const letters = (name: string) => name.replace(/[^\p{L}\p{N}]/gu, '');

/** The kind that a name begins with: "Kab. Bandung" is a `kabupaten`; null when it says none. */
export const kindOfPlace = (name: string): PlaceKind | null =>
  KINDS.find(([pattern]) => pattern.test(plain(name)))?.[1] ?? null;

/** The letters of a regency's name without its kind, so that other ways to write it are the same: "KAB. Bandung" is `bandung`. */
export function regencyKey(name: string): string {
  const text = plain(name);
  const kind = KINDS.find(([pattern]) => pattern.test(text));
  return letters(kind ? text.replace(kind[0], '') : text);
}

/** The letters of a district's name: "Kec. Kota Baru" is `kotabaru`, as "Kotabaru" is. Its "Kota" is no kind of place. */
export const districtKey = (name: string): string =>
  letters(plain(name).replace(/^(?:kecamatan|kec\.?)\s+/, ''));

const PROVINCES: Readonly<Record<string, string>> = {
  nanggroeacehdarussalam: 'aceh',
  nad: 'aceh',
  jakarta: 'dkijakarta',
  daerahkhususibukotajakarta: 'dkijakarta',
  daerahkhususjakarta: 'dkijakarta',
  yogyakarta: 'daerahistimewayogyakarta',
  jogjakarta: 'daerahistimewayogyakarta',
  diyogyakarta: 'daerahistimewayogyakarta',
  diy: 'daerahistimewayogyakarta',
  bangkabelitung: 'kepulauanbangkabelitung',
  babel: 'kepulauanbangkabelitung',
  kepri: 'kepulauanriau',
  ntb: 'nusatenggarabarat',
  ntt: 'nusatenggaratimur',
};

/** The letters of a province's name as the national register has it: "DI Yogyakarta" and "DIY" are the same. */
export function provinceKey(name: string): string {
  const key = letters(plain(name).replace(/^(?:provinsi|propinsi|prov\.?)\s+/, ''));
  return Object.hasOwn(PROVINCES, key) ? (PROVINCES[key] ?? key) : key;
}
