import path from 'node:path';
import { removeOldWorkFolders } from '../import/work-folder.ts';
import { trimPictureCache } from '../modules/picture/picture-cache.ts';
import type { Services } from '../services.ts';
import { removeOldAudit } from './old-audit.ts';
import { removeOldLetters } from './old-letters.ts';
import { countOldMails, deleteOldMails } from './old-mails.ts';
import { removeOldNetworks } from './old-networks.ts';
import { countOldProofs, removeOldProofs } from './old-proofs.ts';
import { removeOldQuotes } from './old-quotes.ts';
import { unnamedFiles } from './unnamed-files.ts';

export type SweepServices = Pick<Services, 'db' | 'clock' | 'storage' | 'config'>;

/** What a sweep removed, or would remove. */
export interface Swept {
  mails: number;
  /** Mails that were written as files. */
  letters: number;
  /** Orders whose proof of payment or identity picture goes. */
  proofs: number;
  files: number;
  fileBytes: number;
  /** Resized pictures. */
  pictures: number;
  pictureBytes: number;
}

/**
 * Removes what nobody needs any more: old mails, in the database and as files, old proofs and identity pictures, files that no row
 * names, what killed imports have left, network addresses of free orders, entries of stores' logs, old answers of couriers, and the oldest
 * resized pictures beyond the size of their folder. Any number of processes may do so. Expired codes, tokens and registrations
 * have a sweep of their own, every ten minutes.
 * @param isDryRun only counts. The files of proofs that would go are not among its files.
 */
export async function dailySweep(
  services: SweepServices,
  { isDryRun }: { isDryRun: boolean },
): Promise<Swept> {
  const { db, clock, storage, config } = services;
  const now = clock.now();
  const mails = await (isDryRun ? countOldMails : deleteOldMails)(db, now);
  const letters = await removeOldLetters(path.join(config.dataDir, 'outbox'), now, { isDryRun });
  const proofs = await (isDryRun ? countOldProofs : removeOldProofs)(db, now, config.proofDays);
  if (!isDryRun) {
    await removeOldNetworks(db, now);
    await removeOldAudit(db, now);
    await removeOldQuotes(db, now);
  }
  const swept: Swept = { mails, letters, proofs, files: 0, fileBytes: 0, pictures: 0, pictureBytes: 0 };
  for await (const { file, visibility } of unnamedFiles(db, storage, now)) {
    if (!isDryRun && !(await storage.remove(file, visibility))) continue;
    swept.files += 1;
    swept.fileBytes += file.bytes;
  }
  const left = await removeOldWorkFolders(config.dataDir, now, { isDryRun });
  swept.files += left.files;
  swept.fileBytes += left.bytes;
  const folder = path.join(config.dataDir, 'pictures-cache');
  const trimmed = await trimPictureCache(folder, config.pictureCacheBytes, { isDryRun });
  return { ...swept, pictures: trimmed.files, pictureBytes: trimmed.bytes };
}
