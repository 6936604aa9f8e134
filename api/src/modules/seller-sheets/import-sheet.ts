import { limits } from '@lapak/contracts/limits';
import { cutText } from '@lapak/domain/well-formed';
import path from 'node:path';
import type { ApplySheetBody, SheetPreview } from '@lapak/contracts/api/seller-sheet';
import type { FastifyRequest } from 'fastify';
import { createAttemptCounters, type AttemptLimit } from '../../attempts/attempt-counters.ts';
import { inWorkFolder } from '../../import/work-folder.ts';
import { refused, RefusedInTransaction, tooManyAttempts, type Refusal } from '../../lib/refusal.ts';
import { spoolFiles } from '../../lib/spooled-file.ts';
import type { Services } from '../../services.ts';
import type { SellerCaller } from '../seller-access/seller-access.ts';
import type { EditStore } from '../seller-access/store-editing.ts';
import { createKeptSheets, type KeptSheet } from './kept-sheets.ts';
import { pictureNames } from './read/picture-names.ts';
import type { ProductTable } from './sheet-columns.ts';
import type { SheetPictures } from './pictures/sheet-pictures.ts';
import { openZip } from './pictures/zipped-pictures.ts';
import { planSheet, previewOf } from './plan-sheet.ts';
import { createPortions } from './sheet-in-portions.ts';
import type { SheetReader } from './sheet-reader.ts';
import { fileTooLarge, noFile, sheetTooLarge } from './sheet-refusals.ts';
import { isOtherThan, readTrace } from './trace.ts';
import { appliedBefore, countsOf, isOtherNow, noteSheet, writePlanned, type Applied } from './write-plan.ts';

const sheetsAnHour: AttemptLimit = { name: 'sheet-member', max: 120, seconds: 3_600 };
const MB = 1024 * 1024;
const DAY_MS = 86_400_000;

const noZip = refused(422, 'Berkas gambar itu bukan zip yang bisa dibaca. Buat zipnya lagi, lalu coba lagi');
const gone = refused(404, 'Hasil pemeriksaan ini sudah tidak ada. Periksa lembarnya sekali lagi');

/** What cells name as pictures, where a sheet gives a product others than it was exported with. */
function namedPictures({ rows }: ProductTable): ReadonlySet<string> {
  return new Set(
    rows.flatMap(({ cells: { gambar = null, jejak } }) => {
      const trace = readTrace(String(jejak ?? ''));
      return trace && !isOtherThan(trace, 'gambar', gambar) ? [] : pictureNames(gambar);
    }),
  );
}

interface ImportOptions extends Pick<Services, 'db' | 'isEmbedded' | 'clock' | 'storage' | 'config'> {
  edit: EditStore;
  reader: SheetReader;
  pictures: SheetPictures;
}

/** Imports of sheets: looked at first, then made. */
export function createSheetImport(options: ImportOptions) {
  const { db, isEmbedded, clock, storage, config, edit, reader, pictures } = options;
  const counters = createAttemptCounters(db, config.rateLimitFactor);
  const kept = createKeptSheets(storage);
  const portions = createPortions({ db, clock, edit, kept });

  async function look(
    caller: SellerCaller,
    folder: string,
    request: FastifyRequest,
  ): Promise<SheetPreview | Refusal> {
    const { store } = caller;
    const [sheetPath, zipPath] = [path.join(folder, 'lembar'), path.join(folder, 'gambar.zip')];
    const came = await spoolFiles(request, [
      { field: 'file', target: sheetPath, maxBytes: limits.sheetMb * MB },
      { field: 'zip', target: zipPath, maxBytes: limits.picturesZipMb * MB },
    ]);
    const [file, zipFile] = [came?.get('file'), came?.get('zip')];
    if (!file) return noFile;
    if (file.isTooLarge) return sheetTooLarge;
    if (zipFile?.isTooLarge) return fileTooLarge('Zip gambar', limits.picturesZipMb);
    const zip = zipFile ? await openZip(zipPath) : null;
    if (zipFile && !zip) return noZip;
    try {
      const read = await reader.read({ kind: 'products', path: sheetPath, username: store.username });
      if ('unreadable' in read) return refused(422, read.unreadable);
      const found = await pictures.find(store, namedPictures(read.table), zip);
      const sheet: KeptSheet = {
        name: cutText(file.name, 120) || 'lembar',
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

  const atOnce = (caller: SellerCaller, id: string, sheet: KeptSheet, digest: string) =>
    edit(caller, async (editing) => {
      const before = await appliedBefore(editing, id);
      if (before) return before;
      const plan = await planSheet(editing, id, sheet, editing.now);
      if (plan.digest !== digest || plan.mistakes.length > 0)
        throw new RefusedInTransaction(isOtherNow(id, sheet, plan));
      await writePlanned(editing, sheet, plan);
      const made = countsOf(plan);
      await noteSheet(editing, id, sheet, made);
      return made;
    });

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
      return isEmbedded ? portions.apply(caller, id, sheet, digest) : atOnce(caller, id, sheet, digest);
    },

    /** Writes the rest of what a process had begun that ended; a server undoes it by itself. */
    finishBegun: () => (isEmbedded ? portions.finishBegun() : Promise.resolve()),
  };
}
