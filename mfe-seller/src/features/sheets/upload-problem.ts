import { refusalText } from '../../lib/refusal.ts';

export const noConnection =
  'Koneksi terputus atau terlalu lama. Berkasmu masih terpilih, jadi tekan lagi: tidak ada yang ditulis dua kali.';
const unreadable =
  'Berkasnya tidak bisa dibaca dari perangkatmu lagi; mungkin diubah atau masih dibuka program lain. Pilih lagi.';

/** Whether a file can still be read: one that was changed since it was chosen cannot. */
const isReadable = (file: File) =>
  new Promise<boolean>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(true);
    reader.onerror = () => resolve(false);
    reader.readAsArrayBuffer(file.slice(0, 1));
  });

/** Why files were not taken: a lost connection and a file that was changed since look alike to the browser. */
export async function uploadProblem(error: unknown, files: readonly File[]): Promise<string> {
  const isThere = (await Promise.all(files.map(isReadable))).every(Boolean);
  return isThere ? refusalText(error, noConnection) : unreadable;
}
