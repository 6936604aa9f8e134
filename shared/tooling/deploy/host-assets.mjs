import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What every page needs at once that came without a painted view: the kept cart and the way to the API. */
const UNPAINTED_CHUNKS = ['persist', 'http'];

/**
 * Writes `assets.json` for the server that composes the document: the entry's files, in order, and the scripts that a page
 * needs besides when it is not painted.
 * @param {import('webpack').Stats} stats of the shell's build for browsers
 * @param {string} dir
 */
export function writeHostAssets(stats, dir) {
  const { namedChunkGroups } = stats.toJson({ all: false, chunkGroups: true });
  const files = (chunk, ending) =>
    namedChunkGroups[chunk].assets.map(({ name }) => name).filter((name) => name.endsWith(ending));
  const js = files('main', '.js');
  const besides = new Set(UNPAINTED_CHUNKS.flatMap((chunk) => files(chunk, '.js')));
  const unpainted = [...besides].filter((file) => !js.includes(file));
  writeFileSync(join(dir, 'assets.json'), JSON.stringify({ js, css: files('main', '.css'), unpainted }));
}
