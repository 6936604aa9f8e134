import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * A file beside the document, or in `../shared`; links that lead elsewhere are not followed.
 * @returns its content and where it is; null when it is missing, empty or larger than `maxBytes`
 */
export async function readDocumentFile(
  folder: string,
  file: string,
  maxBytes: number,
): Promise<{ body: Buffer; source: string } | null> {
  try {
    const root = await realpath(folder);
    const found = await realpath(path.join(root, file));
    const isInside = [root, path.join(path.dirname(root), 'shared')].some((allowed) =>
      found.startsWith(allowed + path.sep),
    );
    if (!isInside) return null;
    const { size } = await stat(found);
    return size > 0 && size <= maxBytes ? { body: await readFile(found), source: found } : null;
  } catch {
    return null;
  }
}
