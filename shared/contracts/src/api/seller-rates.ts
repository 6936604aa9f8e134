import Type, { type Static } from 'typebox';
import { Answer, Nullable, Rupiah } from './common.ts';
import { SheetMistake } from './seller-sheet.ts';

/** A store's own prices of shipping, as a spreadsheet: they count where the couriers' service has no price. */

export const MAX_SHOWN_RATES = 200;

/** GET api/seller/toko/{toko}/tarif. */
export const SellerRates = Type.Object({
  total: Type.Integer(),
  /** The first `MAX_SHOWN_RATES`, in the order of the sheet. */
  rates: Type.Array(
    Type.Object({
      /** "Coblong, Kota Bandung, Jawa Barat"; empty is all of Indonesia. */
      area: Type.String(),
      service: Type.String(),
      /** Grams that each price is for. */
      step_grams: Type.Integer(),
      price: Rupiah,
      /** "2-3", or empty. */
      days: Type.String(),
    }),
  ),
});
export type SellerRates = Static<typeof SellerRates>;
export const SellerRatesResponse = Type.Object({ data: SellerRates });
export type SellerRatesResponse = Static<typeof SellerRatesResponse>;

/** GET api/seller/toko/{toko}/tarif/lembar: the rates as a file; heads alone while there are none. */
export const RatesSheetQuery = Type.Object({ format: Type.Enum(['xlsx', 'csv'] as const) });

/** POST api/seller/toko/{toko}/tarif: a multipart form with the sheet as `file`. Replaces all rates, or with a mistake none. */
export const SellerRatesSheet = Type.Object({
  /** How many rates there are now; null when nothing was written. */
  written: Nullable(Type.Integer()),
  mistakes: Type.Array(SheetMistake),
  /** How many mistakes there are, of which `mistakes` has the first. */
  total_mistakes: Type.Integer(),
  /** Heads of columns that nobody knows. */
  ignored: Type.Array(Type.String()),
});
export type SellerRatesSheet = Static<typeof SellerRatesSheet>;
export const SellerRatesAnswer = Answer(SellerRatesSheet);
export type SellerRatesAnswer = Static<typeof SellerRatesAnswer>;
