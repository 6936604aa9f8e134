import path from 'node:path';
import { answerCode } from '@lapak/contracts/api/common';
import {
  MAX_PICTURES_ZIP_MB,
  MAX_SHEET_MB,
  type ApplySheetAnswer,
  type ApplySheetBody,
  type SheetPreview,
} from '@lapak/contracts/api/seller-sheet';
import type { FastifyRequest } from 'fastify';
import { auditOf } from '../../audit/audit-log.ts';
import { createAttemptCounters, type AttemptLimit } from '../../attempts/attempt-counters.ts';
import { chunks } from '../../import/write-rows.ts';
import { inWorkFolder } from '../../import/work-folder.ts';
import { refused, RefusedInTransaction, tooManyAttempts, type Refusal } from '../../lib/refusal.ts';
import { spoolFiles } from '../../lib/spooled-file.ts';
import type { Services } from '../../services.ts';
import type { SellerCaller } from '../seller-access/seller-access.ts';
import type { Editing, EditStore } from '../seller-access/store-editing.ts';
import { changedProduct } from '../seller-products/changed-product.ts';
import { subjectOf } from '../seller-products/present-product.ts';
import { ownFiles, type ProductFiles } from '../seller-products/product-files.ts';
import { writeProducts } from '../seller-products/write-products.ts';
import { createKeptSheets, type KeptSheet } from './kept-sheets.ts';
import { pictureNames } from './read/picture-names.ts';
import type { SheetTable } from './read/read-table.ts';
import type { SheetPictures } from './pictures/sheet-pictures.ts';
import { openZip } from './pictures/zipped-pictures.ts';
import { planSheet, previewOf, type SheetPlan } from './plan-sheet.ts';
import type { SheetReader } from './sheet-reader.ts';
import { isOtherThan, readTrace } from './trace.ts';

type Applied = ApplySheetAnswer['data'];

const sheetsAnHour: AttemptLimit = { name: 'sheet-member', max: 120, seconds: 3_600 };
const MB = 1024 * 1024;
const DAY_MS = 86_400_000;
/** Products that are written or noted without a pause. */
const AT_ONCE = 200;

const noFile = refused(422, 'Tidak ada berkas yang terkirim. Pilih lagi, lalu coba lagi');
const tooLarge = (what: string, megabytes: number) =>
  refused(413, `${what} paling besar ${megabytes} MB. Bagi menjadi beberapa berkas`);
const noZip = refused(422, 'Berkas gambar itu bukan zip yang bisa dibaca. Buat zipnya lagi, lalu coba lagi');
const gone = refused(404, 'Hasil pemeriksaan ini sudah tidak ada. Periksa lembarnya sekali lagi');
const otherwise = 'Produk sudah berubah sejak diperiksa. Lihat hasil yang baru, lalu terapkan lagi';

function refuse(refusal: Refusal): never {
  throw new RefusedInTransaction(refusal);
}

/** What cells name as pictures, where a sheet gives a product others than it was exported with. */
function namedPictures({ rows }: SheetTable): ReadonlySet<string> {
  return new Set(
    rows.flatMap(({ cells: { gambar = null, jejak } }) => {
      const trace = readTrace(String(jejak ?? ''));
      return trace && !isOtherThan(trace, 'gambar', gambar) ? [] : pictureNames(gambar);
    }),
  );
}

const sheetSubject = (id: string) => `sheet:${id}`;

interface ImportOptions extends Pick<Services, 'db' | 'clock' | 'storage' | 'config'> {
  edit: EditStore;
  reader: SheetReader;
  pictures: SheetPictures;
}

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

/** Writes what was planned, with an entry in the log for each product and one for the sheet. */
async function writePlan(editing: Editing, id: string, sheet: KeptSheet, plan: SheetPlan): Promise<Applied> {
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
  const created = planned.filter(({ present }) => !present).length;
  const made = { created, changed: planned.length - created };
  await editing.note({
    action: 'product.sheet',
    subject: sheetSubject(id),
    title: sheet.name,
    before: {},
    after: made,
  });
  return made;
}

const countOf = (value: unknown) => (typeof value === 'number' ? value : 0);

/** What the log says that a sheet has done; null when it was not applied. */
async function appliedBefore({ tx, storeId }: Editing, id: string): Promise<Applied | null> {
  const [entry] = await auditOf(tx, storeId, sheetSubject(id));
  return entry ? { created: countOf(entry.after.created), changed: countOf(entry.after.changed) } : null;
}

/** Imports of sheets: looked at first, then made. */
export function createSheetImport({ db, clock, storage, config, edit, reader, pictures }: ImportOptions) {
  const counters = createAttemptCounters(db, config.rateLimitFactor);
  const kept = createKeptSheets(storage);

  async function look(
    caller: SellerCaller,
    folder: string,
    request: FastifyRequest,
  ): Promise<SheetPreview | Refusal> {
    const { store } = caller;
    const [sheetPath, zipPath] = [path.join(folder, 'lembar'), path.join(folder, 'gambar.zip')];
    const came = await spoolFiles(request, [
      { field: 'file', target: sheetPath, maxBytes: MAX_SHEET_MB * MB },
      { field: 'zip', target: zipPath, maxBytes: MAX_PICTURES_ZIP_MB * MB },
    ]);
    const [file, zipFile] = [came?.get('file'), came?.get('zip')];
    if (!file) return noFile;
    if (file.isTooLarge) return tooLarge('Lembar', MAX_SHEET_MB);
    if (zipFile?.isTooLarge) return tooLarge('Zip gambar', MAX_PICTURES_ZIP_MB);
    const zip = zipFile ? await openZip(zipPath) : null;
    if (zipFile && !zip) return noZip;
    try {
      const read = await reader.read({ path: sheetPath, username: store.username });
      if ('unreadable' in read) return refused(422, read.unreadable);
      const found = await pictures.find(store, namedPictures(read.table), zip);
      const sheet: KeptSheet = {
        name: file.name.slice(0, 120) || 'lembar',
        checkedAt: clock.now().getTime(),
        table: read.table,
        pictures: [...found],
      };
      const id = await kept.keep(store.username, sheet);
      return previewOf(id, sheet, await planSheet({ tx: db, storeId: store.id }, id, sheet, clock.now()));
    } finally {
      zip?.close();
    }
  }

  return {
    /** What a sheet would do; nothing that shoppers see is written. */
    async check(caller: SellerCaller, request: FastifyRequest): Promise<SheetPreview | Refusal> {
      const { isOver, msLeft } = await counters.count(sheetsAnHour, String(caller.actor.userId));
      if (isOver) return tooManyAttempts(msLeft);
      return inWorkFolder(config.dataDir, (folder) => look(caller, folder, request));
    },

    /** Makes what was looked at, all of it or nothing. The same again writes nothing and answers the same. */
    async apply(caller: SellerCaller, { sheet: id, digest }: ApplySheetBody): Promise<Applied | Refusal> {
      const sheet = await kept.find(caller.store.username, id);
      if (!sheet || clock.now().getTime() - sheet.checkedAt > DAY_MS) return gone;
      return edit(caller, async (editing) => {
        const before = await appliedBefore(editing, id);
        if (before) return before;
        const plan = await planSheet(editing, id, sheet, editing.now);
        if (plan.digest !== digest || plan.mistakes.length > 0) {
          const data = { ...previewOf(id, sheet, plan) };
          return refuse({ ok: false, status: 412, code: answerCode.failed, info: otherwise, data });
        }
        return writePlan(editing, id, sheet, plan);
      });
    },
  };
}
