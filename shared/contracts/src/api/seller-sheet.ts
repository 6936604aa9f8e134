import Type, { type Static } from 'typebox';
import { Answer, Nullable, RowId } from './common.ts';

/**
 * A store's products as a spreadsheet, xlsx or CSV: one row for each combination that can be bought. What is exported can be imported;
 * an import is looked at first (`periksa`) and then made (`terapkan`), all of it or nothing.
 */

/** GET api/seller/toko/{toko}/lembar: the products of the store as a file, or the empty template. */
export const SheetQuery = Type.Object({
  format: Type.Enum(['xlsx', 'csv'] as const),
  /** `template`: heads alone, with a guide and an example in further sheets of xlsx. */
  content: Type.Optional(Type.Enum(['products', 'template'] as const)),
});
export type SheetQuery = Static<typeof SheetQuery>;

export const SheetChange = Type.Object({
  /** The row that says so; null for what follows from others. */
  row: Nullable(Type.Integer()),
  column: Type.String(),
  /** The options of the combination, `Merah / L`; empty for the product itself. */
  option: Type.String(),
  before: Type.String(),
  after: Type.String(),
  /** Whether somebody else has changed it since the sheet was downloaded. */
  is_conflict: Type.Boolean(),
});
export type SheetChange = Static<typeof SheetChange>;

/** A product that an import would make or change. */
export const SheetProductChange = Type.Object({
  /** Its first row. */
  row: Type.Integer(),
  /** Null when it is new. */
  id: Nullable(RowId),
  nama: Type.String(),
  /** One line of what a new product will be. */
  summary: Nullable(Type.String()),
  changes: Type.Array(SheetChange),
});
export type SheetProductChange = Static<typeof SheetProductChange>;

export const SheetMistake = Type.Object({
  row: Type.Integer(),
  /** Letters of the column, `E`; null when the sheet lacks it. */
  letter: Nullable(Type.String()),
  column: Type.String(),
  value: Type.String(),
  /** What is wrong, and what to write instead. */
  message: Type.String(),
});
export type SheetMistake = Static<typeof SheetMistake>;

const SheetPreview = Type.Object({
  /** Sent back to apply it; null when it cannot be applied, as there are mistakes or nothing changes. */
  sheet: Nullable(Type.String()),
  /** Identifies what would change; sent back to apply it, which is refused (412, with a new preview) when that is not the same any more. */
  digest: Type.String(),
  rows: Type.Integer(),
  created: Type.Integer(),
  changed: Type.Integer(),
  unchanged: Type.Integer(),
  products: Type.Array(SheetProductChange),
  /** How many products there are, of which `products` has the first. */
  total_products: Type.Integer(),
  mistakes: Type.Array(SheetMistake),
  /** How many mistakes there are, of which `mistakes` has the first. */
  total_mistakes: Type.Integer(),
  warnings: Type.Array(Type.String()),
  /** Heads of columns that nobody knows. */
  ignored: Type.Array(Type.String()),
});
export type SheetPreview = Static<typeof SheetPreview>;

/**
 * POST api/seller/toko/{toko}/lembar/periksa: a multipart form with the sheet as `file`, and the pictures that it names as `zip`. Writes
 * nothing that shoppers see.
 */
export const SheetPreviewAnswer = Answer(SheetPreview);
export type SheetPreviewAnswer = Static<typeof SheetPreviewAnswer>;

/** POST api/seller/toko/{toko}/lembar/terapkan. The same again answers the same and writes nothing. */
export const ApplySheetBody = Type.Object({
  sheet: Type.String({ maxLength: 80 }),
  digest: Type.String({ maxLength: 80 }),
});
export type ApplySheetBody = Static<typeof ApplySheetBody>;

export const ApplySheetAnswer = Answer(Type.Object({ created: Type.Integer(), changed: Type.Integer() }));
export type ApplySheetAnswer = Static<typeof ApplySheetAnswer>;
