import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

function factsOf(path) {
  const content = readFileSync(path);
  return { bytes: content.length, integrity: `sha384-${createHash('sha384').update(content).digest('base64')}` };
}

/**
 * Size and integrity of every file of a version folder.
 * @param {string} dir the version's folder
 * @returns {Record<string, { bytes: number, integrity: string }>} by path relative to the folder, sorted
 */
export function fileFacts(dir) {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1));
  return Object.fromEntries(files.sort().map((file) => [file, factsOf(join(dir, file))]));
}
