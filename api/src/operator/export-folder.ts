import { exportStore } from '../import/export-store.ts';
import type { Services } from '../services.ts';
import { done, failed, type OperatorReply, type RequestOf } from './operator-request.ts';

const counted = (files: number) => `${files} berkas gambar dan digital`;

/** Writes a store into a folder as `import` reads it. */
export async function exportFolder(
  { db, storage, config }: Pick<Services, 'db' | 'storage' | 'config'>,
  { store, folder }: RequestOf<'export'>,
): Promise<OperatorReply> {
  const inPortions = config.databaseUrl === undefined;
  const result = await exportStore({ db, storage, inPortions }, store, folder);
  if (!result.ok) {
    return result.reason === 'folder'
      ? failed(`${folder} sudah berisi sesuatu. Sebutkan folder lain yang baru atau kosong.`)
      : failed(`Tidak ada toko "${store}", atau toko itu belum memiliki kecamatan asal pengiriman.`);
  }
  const { file, products, events, files, missing } = result;
  const written = `Toko ${store} ditulis ke ${file}: ${products} produk, ${events} acara, ${counted(files)}.`;
  if (missing.length === 0) return done(written);
  return failed(
    written,
    `${missing.length} berkas tidak ada lagi di penyimpanan; dokumen ini baru dapat diimpor bila berkasnya dilengkapi:`,
    ...missing.map((place) => `  ${place}`),
  );
}
