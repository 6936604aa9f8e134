import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(js|css|json|svg|map)$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const smallest = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_QUALITY]: 11 };

/**
 * Writes `x.br` and `x.gz` beside every text file of a folder, once, at build time.
 * @param {string} dir
 */
export async function compressFolder(dir) {
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) await compressFolder(path);
    else if (compressible.test(entry.name) && !entry.name.endsWith('.map')) {
      const content = await readFile(path);
      await writeFile(`${path}.br`, await brotli(content, { params: smallest }));
      await writeFile(`${path}.gz`, await gzipped(content, { level: 9 }));
    }
  }
}
