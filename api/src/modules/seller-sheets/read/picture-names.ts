import { readLines, type RawCell, type ReadCell } from './cell-values.ts';

/** A picture that the shop has: the end of its address, or its path in a product's form. */
const STORED = /(?:^|\/files\/stores\/([a-z0-9_-]+)\/|^images\/)([a-f0-9]{40}\.(?:webp|png|avif))$/;
const ADDRESS = /^[a-z][a-z0-9+.-]*:\/\//i;

/** Parts of a cell. An address may have commas. */
const partsOf = (text: string): string[] =>
  text
    .split(/[\n;|]+/)
    .flatMap((part) => part.split(ADDRESS.test(part.trim()) ? /,\s+|,(?=https?:)/i : /,/))
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * The pictures of a cell, a line each: `images/…` for one that the store has already, an address, or the name of a file in the zip.
 * @param username of the store
 */
export function readPictureNames(cell: RawCell, username: string): ReadCell {
  const read = readLines(cell);
  if ('problem' in read || read.value === null) return read;
  const names = partsOf(String(read.value)).map((name) => {
    const [, store = username, file] = STORED.exec(name) ?? [];
    return file !== undefined && store === username ? `images/${file}` : name;
  });
  return { value: names.length === 0 ? null : names.join('\n') };
}

/** The names of a cell that was read. */
export const pictureNames = (value: unknown): string[] =>
  typeof value === 'string' ? value.split('\n') : [];

export const isAddress = (name: string): boolean => ADDRESS.test(name);
