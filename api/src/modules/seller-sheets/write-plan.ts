import { answerCode } from '@lapak/contracts/api/common';
import type { ApplySheetAnswer } from '@lapak/contracts/api/seller-sheet';
import { auditOf } from '../../audit/audit-log.ts';
import type { StoreReader } from '../../import/import-context.ts';
import { chunks } from '../../import/write-rows.ts';
import type { Refusal } from '../../lib/refusal.ts';
import type { Editing } from '../seller-access/store-editing.ts';
import { changedProduct } from '../seller-products/changed-product.ts';
import { subjectOf } from '../seller-products/present-product.ts';
import { ownFiles, type ProductFiles } from '../seller-products/product-files.ts';
import { writeProducts } from '../seller-products/write-products.ts';
import type { KeptSheet } from './kept-sheets.ts';
import { previewOf, type SheetPlan } from './plan-sheet.ts';

export type Applied = ApplySheetAnswer['data'];

/** Products that are written or noted without a pause. */
const AT_ONCE = 200;

const otherwise = 'Produk sudah berubah sejak diperiksa. Lihat hasil yang baru, lalu terapkan lagi';

/** The store is not as it was when the sheet was looked at: what the sheet would do now. */
export const isOtherNow = (id: string, sheet: KeptSheet, plan: SheetPlan): Refusal => ({
  ok: false,
  status: 412,
  code: answerCode.failed,
  info: otherwise,
  data: { ...previewOf(id, sheet, plan) },
});

/** The pictures of a plan by their paths. */
async function filesOf(
  { tx, storeId }: Editing,
  { planned }: SheetPlan,
  { pictures }: KeptSheet,
): Promise<ProductFiles> {
  const own = await ownFiles(
    { tx, storeId },
    planned.flatMap(({ present }) => present ?? []),
  );
  const named = pictures.flatMap(([, picture]): [string, string][] =>
    'path' in picture ? [[picture.path, picture.key]] : [],
  );
  return { ...own, pictures: new Map([...named, ...own.pictures]) };
}

/** Writes what was planned, with an entry in the log for each product. */
export async function writePlanned(editing: Editing, sheet: KeptSheet, plan: SheetPlan): Promise<void> {
  const { planned, keys } = plan;
  const files = await filesOf(editing, plan, sheet);
  const sanitized = new Set(planned.flatMap(({ present }) => present?.product.description ?? []));
  for (const piece of chunks(planned, AT_ONCE)) {
    const ids = await writeProducts(
      editing,
      piece.map(({ after }) => after),
      keys,
      files,
      sanitized,
    );
    await editing.note(
      ...piece.map(({ present, after }) => ({
        action: present ? 'product.change' : 'product.create',
        subject: subjectOf(ids.get(after.key) ?? 0),
        title: after.nama,
        ...changedProduct(present?.product ?? {}, after),
      })),
    );
  }
}

/** How many products a plan makes and changes. */
export function countsOf({ planned }: SheetPlan): Applied {
  const created = planned.filter(({ present }) => !present).length;
  return { created, changed: planned.length - created };
}

const sheetSubject = (id: string) => `sheet:${id}`;

/** Notes that a sheet was applied, so that it is not applied twice. */
export const noteSheet = (editing: Editing, id: string, { name }: KeptSheet, made: Applied): Promise<void> =>
  editing.note({
    action: 'product.sheet',
    subject: sheetSubject(id),
    title: name,
    before: {},
    after: { ...made },
  });

const countOf = (value: unknown) => (typeof value === 'number' ? value : 0);

/** What the log says that a sheet has done; null when it was not applied. */
export async function appliedBefore({ tx, storeId }: StoreReader, id: string): Promise<Applied | null> {
  const [entry] = await auditOf(tx, storeId, sheetSubject(id));
  return entry ? { created: countOf(entry.after.created), changed: countOf(entry.after.changed) } : null;
}
