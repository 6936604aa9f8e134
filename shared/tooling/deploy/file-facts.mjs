import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

function factsOf(path) {
  const content = readFileSync(path);
  return { bytes: content.length, integrity: `sha384-${createHash('sha384').update(content).digest('base64')}` };
}

/** The common files that a remote's manifest names, with their compressed forms. */
function commonFiles(dir) {
  const path = join(dir, 'mf-manifest.json');
  if (!existsSync(path)) return [];
  const { exposes } = JSON.parse(readFileSync(path, 'utf8'));
  const named = exposes.flatMap(({ assets }) => [...assets.js.sync, ...assets.js.async]);
  return named
    .filter((file) => file.startsWith('../../'))
    .flatMap((file) => [file, `${file}.br`, `${file}.gz`]);
}

/**
 * Size and integrity of every file of a version folder, and of the common files that its manifest names.
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
