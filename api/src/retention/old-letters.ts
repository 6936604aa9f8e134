import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../lib/error-code.ts';
import { SENT_MAIL_DAYS } from './old-mails.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    // There is none where mails are sent.
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Removes mails that were written as files, without a mail server, as long ago as sent ones are kept; also half ones.
 * @returns how many; `isDryRun` only counts
 */
export async function removeOldLetters(
  folder: string,
  now: Date,
  { isDryRun }: { isDryRun: boolean },
): Promise<number> {
  let removed = 0;
  for (const name of await namesIn(folder)) {
    if (!/\.(eml|tmp)$/.test(name)) continue;
    const file = path.join(folder, name);
    // Another process may have removed it.
    const found = await stat(file).catch(() => null);
    if (!found?.isFile() || now.getTime() - found.mtimeMs < SENT_MAIL_DAYS * DAY_MS) continue;
    if (!isDryRun) await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}
