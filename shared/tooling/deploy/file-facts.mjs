import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { COMMON_FOLDER, commonLibraries } from '../webpack/common-libraries.mjs';

function factsOf(path) {
  const content = readFileSync(path);
  return { bytes: content.length, integrity: `sha384-${createHash('sha384').update(content).digest('base64')}` };
}

/** The common files that a remote's container can load, with their compressed forms: its entry names them all. */
function commonFiles(dir) {
  const entry = join(dir, 'remote-entry.js');
  const text = existsSync(entry) ? readFileSync(entry, 'utf8') : '';
  return Object.keys(commonLibraries)
    .flatMap((library) => text.match(new RegExp(`\\b${library}-[0-9a-f]{16}\\b`, 'g')) ?? [])
    .flatMap((name) => ['', '.br', '.gz'].map((suffix) => `../../${COMMON_FOLDER}/${name}.js${suffix}`));
}

/**
 * Size and integrity of every file of a version folder, and of the common files that it needs.
 * @param {string} dir the version's folder
 * @param {string} [place] where it will be, when it is built elsewhere: common files are relative to it
 * @returns {Record<string, { bytes: number, integrity: string }>} by path relative to the folder, sorted
 */
export function fileFacts(dir, place = dir) {
  const own = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1));
  const paths = [
    ...own.map((file) => [file, join(dir, file)]),
    ...[...new Set(commonFiles(dir))].map((file) => [file, join(place, file)]),
  ];
  return Object.fromEntries(
    paths.sort(([one], [other]) => (one < other ? -1 : 1)).map(([file, path]) => [file, factsOf(path)]),
  );
}
