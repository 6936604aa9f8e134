import { formatFileSize } from '@lapak/domain/file-size';
import { formatDayDateTime } from '@lapak/domain/dates';
import { restoreBackup, type RestoreProblem } from '../backup/restore-backup.ts';
import { writeBackup, type BackupServices } from '../backup/write-backup.ts';
import type { Config } from '../config.ts';
import { done, failed, type OperatorReply } from './operator-request.ts';

const MAX_SHOWN = 20;

/** Writes the shop into a folder. */
export async function backUp(services: BackupServices, folder: string): Promise<OperatorReply> {
  const backup = await writeBackup(services, folder);
  if (!backup) return failed(`${folder} sudah berisi sesuatu. Sebutkan folder lain yang baru atau kosong.`);
  return done(
    `Cadangan ditulis ke ${folder}: basis data dan ${backup.files} berkas, ${formatFileSize(backup.bytes)}.`,
    'Isinya data pembeli dan rahasia toko. Simpan di tempat lain yang terkunci.',
  );
}

function problemText(folder: string, problem: RestoreProblem): OperatorReply {
  switch (problem.reason) {
    case 'none':
      return failed(`${folder} bukan cadangan yang utuh: backup.json tidak ada atau tidak bisa dibaca.`);
    case 'other database':
      return failed(
        'Cadangan ini dari jenis basis data lain. DATABASE_URL harus diisi untuk cadangan PostgreSQL, dan dikosongkan untuk yang tertanam.',
      );
    case 'not empty':
      return failed(
        'Toko ini sudah berisi. Cadangan hanya dikembalikan ke folder data dan basis data yang kosong.',
      );
    case 'broken': {
      const { files } = problem;
      const more = files.length > MAX_SHOWN ? [`  dan ${files.length - MAX_SHOWN} lagi`] : [];
      const lines = files.slice(0, MAX_SHOWN).map((file) => `  ${file}`);
      return failed(
        `${files.length} berkas cadangan hilang atau berubah; tidak ada yang dikembalikan:`,
        ...lines,
        ...more,
      );
    }
  }
}

/** Puts a backup into an empty shop, which no server may run. */
export async function restore(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 's3' | 'deployDir'>,
  folder: string,
): Promise<OperatorReply> {
  const restored = await restoreBackup(config, folder);
  if (!restored.ok) return problemText(folder, restored);
  const { files, madeAt, isDeployed } = restored;
  return done(
    `Cadangan dari ${formatDayDateTime(madeAt)} dikembalikan: basis data dan ${files} berkas.`,
    ...(isDeployed ? ['Versi yang dipasang saat itu dipasang lagi.'] : []),
    'Jalankan npm start; tabelnya dibawa ke versi ini saat itu.',
  );
}
