import { formatThousands } from '@lapak/domain/rupiah';
import { cutText } from '@lapak/domain/well-formed';
import type { DistrictRow } from '../../../districts/district-repository.ts';
import { districtKey, kindOfPlace, provinceKey, regencyKey } from '../../../districts/place-names.ts';
import type { StoreRate } from '../../shipping/own-rates.ts';
import type { SheetProblem, SheetRow, SheetTable } from '../read/read-table.ts';
import { rateColumns, type RateColumnId } from './rate-columns.ts';

const DEFAULT_SERVICE = 'Reguler';
const DEFAULT_STEP = 1_000;
const MAX_SERVICE = 40;
const MAX_STEP = 1_000_000;
const MAX_PRICE = 100_000_000;
const MAX_DAYS = 365;

type Row = SheetRow<RateColumnId>;
type Report = (column: RateColumnId, message: string) => void;

const textOf = ({ cells }: Row, id: RateColumnId): string => String(cells[id] ?? '').trim();

/** Different places of a list, by their codes. */
function distinct(list: readonly DistrictRow[], id: 'provinceId' | 'regencyId'): DistrictRow[] {
  return [...new Map(list.map((district) => [district[id], district])).values()];
}

const either = (names: readonly string[]) =>
  `tulis lengkap, misalnya "${[...names].sort().slice(0, 3).join('" atau "')}"`;

function provinceOf(name: string, districts: readonly DistrictRow[], report: Report): DistrictRow | null {
  const key = provinceKey(name);
  const found = districts.find((district) => provinceKey(district.province) === key);
  if (!found) report('provinsi', 'provinsi ini tidak dikenal; tulis misalnya Jawa Barat');
  return found ?? null;
}

function regencyOf(name: string, within: readonly DistrictRow[], report: Report): DistrictRow | null {
  const key = regencyKey(name);
  const kind = kindOfPlace(name);
  const named = distinct(within, 'regencyId').filter(({ regency }) => regencyKey(regency) === key);
  const found = kind === null ? named : named.filter(({ regency }) => kindOfPlace(regency) === kind);
  const [first, ...others] = found;
  if (!first)
    report(
      'kota',
      'kota atau kabupaten ini tidak ada di provinsi itu; tulis misalnya Kota Bandung atau Kab. Bandung',
    );
  else if (others.length > 0) report('kota', either(found.map(({ regency }) => regency)));
  return others.length > 0 ? null : (first ?? null);
}

function districtOf(name: string, within: readonly DistrictRow[], report: Report): DistrictRow | null {
  const key = districtKey(name);
  const found = within.find((district) => districtKey(district.name) === key);
  if (!found) report('kecamatan', 'kecamatan ini tidak ada di kota atau kabupaten itu');
  return found ?? null;
}

/** The code of the area that a row is for; null when it is not clear, which was reported. */
function areaOf(row: Row, districts: readonly DistrictRow[], report: Report): string | null {
  const [province, regency, district] = [
    textOf(row, 'provinsi'),
    textOf(row, 'kota'),
    textOf(row, 'kecamatan'),
  ];
  if (district !== '' && regency === '') {
    report('kota', 'wajib diisi karena Kecamatan diisi, misalnya Kota Bandung');
    return null;
  }
  const ofProvince = province === '' ? null : provinceOf(province, districts, report);
  if (province !== '' && !ofProvince) return null;
  if (regency === '') return ofProvince?.provinceId ?? '';
  const inProvince = ofProvince
    ? districts.filter(({ provinceId }) => provinceId === ofProvince.provinceId)
    : districts;
  const ofRegency = regencyOf(regency, inProvince, report);
  if (!ofRegency || district === '') return ofRegency?.regencyId ?? null;
  const inRegency = districts.filter(({ regencyId }) => regencyId === ofRegency.regencyId);
  return districtOf(district, inRegency, report)?.id ?? null;
}

/** A whole number of a cell; null when it is empty or was reported. */
function wholeOf(
  row: Row,
  id: RateColumnId,
  { min, max }: { min: number; max: number },
  report: Report,
): number | null {
  const value = row.cells[id] ?? null;
  if (typeof value !== 'number') return null;
  if (value >= min && value <= max) return value;
  report(id, `harus ${formatThousands(min)} sampai ${formatThousands(max)}`);
  return null;
}

function daysOf(row: Row, report: Report): string {
  const limits = { min: 0, max: MAX_DAYS };
  const first = wholeOf(row, 'tercepat', limits, report);
  const last = wholeOf(row, 'terlama', limits, report);
  if (first !== null && last !== null && first > last)
    report('terlama', 'tidak boleh kurang dari Hari tercepat');
  const days = [...new Set([first, last])].filter((day) => day !== null);
  return days.join('-');
}

function serviceOf(row: Row, report: Report): string {
  const name = textOf(row, 'layanan') || DEFAULT_SERVICE;
  if (name.includes('+')) report('layanan', 'tidak boleh memuat tanda +');
  else if (name.length > MAX_SERVICE) report('layanan', `paling banyak ${MAX_SERVICE} karakter`);
  return name;
}

/**
 * The rates that a sheet says, in its order.
 * @param districts all of the shop
 * @returns with every mistake; with one the rates are not to be used
 */
export function readRates(
  { rows, letters, problems }: SheetTable<RateColumnId>,
  districts: readonly DistrictRow[],
): { rates: StoreRate[]; mistakes: SheetProblem[] } {
  const mistakes = [...problems];
  const seen = new Map<string, number>();
  const rates = rows.flatMap((row): StoreRate[] => {
    const report: Report = (id, message) => {
      const column = rateColumns.find((known) => known.id === id)?.header ?? '';
      // A cell that could not be read is reported already.
      if (!problems.some((problem) => problem.row === row.row && problem.column === column))
        mistakes.push({
          ...{
            row: row.row,
            letter: letters[id] ?? null,
            column,
            value: cutText(textOf(row, id), 120),
            message,
          },
        });
    };
    const areaId = areaOf(row, districts, report);
    const service = serviceOf(row, report);
    const stepGrams = wholeOf(row, 'kelipatan', { min: 1, max: MAX_STEP }, report) ?? DEFAULT_STEP;
    const price = wholeOf(row, 'ongkos', { min: 0, max: MAX_PRICE }, report);
    if (price === null && (row.cells.ongkos ?? null) === null) report('ongkos', 'wajib diisi, misalnya 9000');
    const days = daysOf(row, report);
    const key = `${areaId} ${service.toLowerCase()}`;
    const earlierRow = seen.get(key);
    if (areaId !== null && earlierRow !== undefined)
      report('layanan', `wilayah dan layanan ini sudah ada di baris ${earlierRow}`);
    if (earlierRow === undefined) seen.set(key, row.row);
    if (areaId === null || price === null) return [];
    return [{ areaId, service, stepGrams, price, days }];
  });
  return { rates, mistakes: mistakes.sort((a, b) => a.row - b.row) };
}
