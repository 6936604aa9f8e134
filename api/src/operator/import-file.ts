import PQueue from 'p-queue';
import { importStore } from '../import/import-store.ts';
import { createThreadedImports } from '../import/thread/threaded-imports.ts';
import { inWorkFolder } from '../import/work-folder.ts';
import type { Services } from '../services.ts';
import { mistakesReply } from './import-mistakes.ts';
import { done, failed, type OperatorReply, type RequestOf } from './operator-request.ts';

type ImportServices = Pick<
  Services,
  'db' | 'databaseAccess' | 'clock' | 'storage' | 'storeEvents' | 'config'
>;

/** Imports files: in this thread when the database is in it, else in another one. */
export function createFileImports(services: ImportServices) {
  const { db, clock, storage, config } = services;
  const { storeChanged } = services.storeEvents;
  const { dataDir, s3, trial: collects } = config;
  const threaded = createThreadedImports();
  // Imports into the embedded database write in portions, which do not exclude each other.
  const queue = new PQueue({ concurrency: config.databaseUrl === undefined ? 1 : Infinity });

  async function importNow(file: string, replace: boolean): Promise<OperatorReply> {
    const database = await services.databaseAccess();
    const result =
      database === null
        ? await inWorkFolder(dataDir, (workFolder) =>
            importStore(
              { db, storage, clock, storeChanged, collects, replace, inPortions: true },
              file,
              workFolder,
            ),
          )
        : await threaded.run(
            { database, dataDir, s3, collects, replace, file, now: clock.now() },
            storeChanged,
          );
    if (!result)
      return failed('Lapak berhenti sebelum impor selesai. Jalankan Lapak lagi, lalu ulangi impor ini.');
    if (!result.ok) return mistakesReply(file, result.problems);
    const { username, isNew, products, events, pastOrders, rows, warnings } = result.store;
    return done(
      `Toko ${username} ${isNew ? 'dibuat' : 'diperbarui'}: ${products} produk, ${events} acara, ` +
        `${pastOrders} pesanan lama; ${rows} baris ditulis. Alamat: /${username}/onlinestore`,
      ...warnings.map(({ path, message }) => `Peringatan: ${path}  ${message}`),
    );
  }

  return {
    run: ({ file, replace = false }: RequestOf<'import'>): Promise<OperatorReply> =>
      queue.add(() => importNow(file, replace)),
    /** Ends imports that run. */
    stop: () => threaded.stop(),
  };
}
