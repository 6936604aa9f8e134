import type { ProductDocument } from '@lapak/contracts/store-document/product';
import { sanitizeDescription } from '../../import/sanitize-description.ts';
import { type ColumnId, conditions, kinds } from './sheet-columns.ts';
import type { TracedRow } from './group-rows.ts';
import { type Reader, required } from './product-reader.ts';
import type { Value } from './read/cell-values.ts';
import { pictureNames } from './read/picture-names.ts';

const TAG = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * The description that a cell means: HTML as it is, and lines of a plain text as paragraphs.
 * @param present the product's own; it stays when the cell says the same
 */
function descriptionHtml(text: string, present = ''): string {
  if (text === present) return present;
  const html = TAG.test(text)
    ? text
    : text
        .split(/\n{2,}/)
        .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br />')}</p>`)
        .join('');
  return sanitizeDescription(html) === present ? present : html;
}

/** Columns of a product as a whole that are written one by one. */
const ofProduct = [
  'nama',
  'jenis',
  'kategori',
  'gambar',
  'deskripsi',
  'promo',
  'kondisi',
  'preOrder',
  'batasBeli',
  'video',
  'tautan',
  'disembunyikan',
] as const satisfies readonly ColumnId[];

const keyByWord = (words: Readonly<Record<string, string>>, value: Value) =>
  Object.keys(words).find((key) => words[key] === value);

function writeCategory({ report, context }: Reader, draft: ProductDocument, value: Value, row: TracedRow) {
  if (value === null) {
    draft.category_key = undefined;
    return;
  }
  const key = context.categories.get(String(value).toLowerCase());
  if (key !== undefined) draft.category_key = key;
  else {
    const names = [...context.categoryNames.values()].slice(0, 8).map((name) => `"${name}"`);
    const known =
      names.length > 0
        ? `tulis ${names.join(', ')}, atau kosongkan`
        : 'toko ini belum punya kategori; kosongkan';
    report(row, 'kategori', `kategori ini tidak ada; ${known}`);
  }
}

function writePictures({ report, context }: Reader, draft: ProductDocument, value: Value, row: TracedRow) {
  const paths: string[] = [];
  for (const name of pictureNames(value)) {
    const picture = context.pictures.get(name);
    if (!picture) paths.push(name);
    else if ('path' in picture) paths.push(picture.path);
    else report(row, 'gambar', `"${name}" ${picture.problem}`);
  }
  draft.images = [...new Set(paths)];
}

/** Whether a product has a number at all, and which: 0 is as none. */
const switched = (value: Value) => (typeof value === 'number' && value > 0 ? value : null);

function writeCell(
  reader: Reader,
  draft: ProductDocument,
  id: (typeof ofProduct)[number],
  value: Value,
  row: TracedRow,
) {
  switch (id) {
    case 'nama':
      if (value === null) reader.report(row, id, required(id));
      else draft.nama = String(value);
      return;
    case 'jenis':
      draft.category = (keyByWord(kinds, value) ?? 'barang') as ProductDocument['category'];
      return;
    case 'kategori':
      writeCategory(reader, draft, value, row);
      return;
    case 'gambar':
      writePictures(reader, draft, value, row);
      return;
    case 'deskripsi':
      draft.description = value === null ? '' : descriptionHtml(String(value), draft.description);
      return;
    case 'promo':
      draft.status_promo = value === true ? 1 : 0;
      return;
    case 'kondisi':
      draft.product_condition = (keyByWord(conditions, value) ?? 'new') as 'new' | 'used';
      return;
    case 'preOrder':
      draft.pre_order = switched(value) === null ? 0 : 1;
      draft.pre_order_time = switched(value) ?? undefined;
      return;
    case 'batasBeli':
      draft.is_limit = switched(value) === null ? 0 : 1;
      draft.buy_limit = switched(value) ?? undefined;
      return;
    case 'video':
      draft.youtube_url = value === null ? undefined : String(value);
      return;
    case 'tautan':
      draft.link = value === null ? undefined : String(value);
      return;
    case 'disembunyikan':
      draft.is_hidden = value === true ? 1 : 0;
  }
}

/** Writes what the sheet changes of a product as a whole. */
export function writeOwnCells(reader: Reader, draft: ProductDocument) {
  for (const id of ofProduct) {
    const found = reader.common(id);
    if (found) writeCell(reader, draft, id, found.value, found.row);
  }
}
