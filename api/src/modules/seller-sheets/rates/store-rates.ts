import { limits } from '@lapak/contracts/limits';
import { asc, eq } from 'drizzle-orm';
import path from 'node:path';
import { MAX_SHOWN_RATES, type SellerRates, type SellerRatesSheet } from '@lapak/contracts/api/seller-rates';
import type { FastifyRequest } from 'fastify';
import type { Database, Queryable } from '../../../db/client.ts';
import { storeRates } from '../../../db/schema/shipping.ts';
import { districtRepository, type DistrictRow } from '../../../districts/district-repository.ts';
import { inWorkFolder } from '../../../import/work-folder.ts';
import { refused, type Refusal } from '../../../lib/refusal.ts';
import type { SheetOf } from '../../../lib/sheet-file.ts';
import { spoolFiles } from '../../../lib/spooled-file.ts';
import type { SellerCaller } from '../../seller-access/seller-access.ts';
import type { EditStore } from '../../seller-access/store-editing.ts';
import type { StoreRate } from '../../shipping/own-rates.ts';
import { noFile, sheetTooLarge } from '../sheet-refusals.ts';
import type { SheetReader } from '../sheet-reader.ts';
import { rateColumns, type RateColumnId } from './rate-columns.ts';
import { readRates } from './read-rates.ts';

const MAX_SHOWN_MISTAKES = 200;
const ROWS_AT_ONCE = 1_000;

const nothingIn = refused(422, 'Lembar ini belum berisi tarif. Isi mulai dari baris di bawah judul kolom');

interface Area {
  provinsi: string;
  kota: string;
  kecamatan: string;
}

/** The names of an area by its code; the code itself where the shop no longer knows it. */
function areaNames(districts: readonly DistrictRow[]): (areaId: string) => Area {
  const areas = new Map<string, Area>([['', { provinsi: '', kota: '', kecamatan: '' }]]);
  for (const { id, name, regencyId, regency, provinceId, province } of districts) {
    areas.set(provinceId, { provinsi: province, kota: '', kecamatan: '' });
    areas.set(regencyId, { provinsi: province, kota: regency, kecamatan: '' });
    areas.set(id, { provinsi: province, kota: regency, kecamatan: name });
  }
  return (areaId) => areas.get(areaId) ?? { provinsi: areaId, kota: '', kecamatan: '' };
}

const ratesOf = (on: Queryable, storeId: number) =>
  on.select().from(storeRates).where(eq(storeRates.storeId, storeId)).orderBy(asc(storeRates.position));

const cellsOf = (
  { service, stepGrams, price, days }: StoreRate,
  area: Area,
): Record<RateColumnId, string | number> => {
  const [first = '', last = ''] = days.split('-');
  const dayOf = (text: string) => (text === '' ? '' : Number(text));
  return {
    ...area,
    ...{
      layanan: service,
      kelipatan: stepGrams,
      ongkos: price,
      tercepat: dayOf(first),
      terlama: dayOf(last),
    },
  };
};

interface StoreRatesDeps {
  db: Database;
  edit: EditStore;
  reader: SheetReader;
  dataDir: string;
}

/** A store's own prices of shipping: shown, as a sheet, and replaced by one. */
export function createStoreRates({ db, edit, reader, dataDir }: StoreRatesDeps) {
  const allDistricts = () => districtRepository(db).all();

  const replace = (caller: SellerCaller, rates: readonly StoreRate[]) =>
    edit(caller, async ({ tx, storeId, username, note }) => {
      const before = await tx.$count(storeRates, eq(storeRates.storeId, storeId));
      await tx.delete(storeRates).where(eq(storeRates.storeId, storeId));
      const rows = rates.map((rate, position) => ({ ...rate, storeId, position }));
      for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
        await tx.insert(storeRates).values(rows.slice(at, at + ROWS_AT_ONCE));
      await note({
        ...{ action: 'store.rates', subject: username, title: 'Tarif sendiri' },
        ...{ before: { rates: before }, after: { rates: rates.length } },
      });
      return rates.length;
    });

  async function apply(
    caller: SellerCaller,
    folder: string,
    request: FastifyRequest,
  ): Promise<SellerRatesSheet | Refusal> {
    const target = path.join(folder, 'tarif');
    const came = await spoolFiles(request, [
      { field: 'file', target, maxBytes: limits.sheetMb * 1024 * 1024 },
    ]);
    const file = came?.get('file');
    if (!file) return noFile;
    if (file.isTooLarge) return sheetTooLarge;
    const read = await reader.read({ kind: 'rates', path: target, username: caller.store.username });
    if ('unreadable' in read) return refused(422, read.unreadable);
    const { rates, mistakes } = readRates(read.table, await allDistricts());
    const { ignored } = read.table;
    if (mistakes.length > 0)
      return {
        ...{
          written: null,
          mistakes: mistakes.slice(0, MAX_SHOWN_MISTAKES),
          total_mistakes: mistakes.length,
        },
        ignored,
      };
    if (rates.length === 0) return nothingIn;
    const written = await replace(caller, rates);
    return typeof written === 'number' ? { written, mistakes: [], total_mistakes: 0, ignored } : written;
  }

  return {
    /** The first rates and how many there are. */
    async view(storeId: number): Promise<SellerRates> {
      const rates = await ratesOf(db, storeId);
      const nameOf = areaNames(rates.length > 0 ? await allDistricts() : []);
      return {
        total: rates.length,
        rates: rates.slice(0, MAX_SHOWN_RATES).map(({ areaId, service, stepGrams, price, days }) => {
          const { provinsi, kota, kecamatan } = nameOf(areaId);
          const area = [kecamatan, kota, provinsi].filter((name) => name !== '').join(', ');
          return { area, service, step_grams: stepGrams, price, days };
        }),
      };
    },

    /** The rates as a sheet; the heads and an example while there are none. */
    sheet(storeId: number): SheetOf<Record<RateColumnId, string | number>> {
      async function* rows() {
        const rates = await ratesOf(db, storeId);
        const nameOf = areaNames(rates.length > 0 ? await allDistricts() : []);
        yield rates.map((rate) => cellsOf(rate, nameOf(rate.areaId)));
      }
      return {
        sheet: 'Tarif',
        columns: rateColumns.map(({ id, header, width }) => ({ header, width, value: (row) => row[id] })),
        rows: rows(),
      };
    },

    /** Replaces all rates by those of a sent sheet, or none when it has a mistake. */
    apply: (caller: SellerCaller, request: FastifyRequest) =>
      inWorkFolder(dataDir, (folder) => apply(caller, folder, request)),

    /** Removes all rates. @returns how many are left */
    remove: (caller: SellerCaller) => replace(caller, []),
  };
}

export type StoreRates = ReturnType<typeof createStoreRates>;
