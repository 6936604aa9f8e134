import { buffer } from 'node:stream/consumers';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { MAX_PICTURE_BYTES } from '../../../import/pictures.ts';

export interface ZippedPictures {
  /** A file by its name, wherever in the zip. @returns null when there is none, else why it cannot be read */
  read(name: string): Promise<{ body: Buffer } | { problem: string } | null>;
  close(): void;
}

/** More than a sheet can name. */
const MAX_ENTRIES = 70_000;

const lastPart = (name: string) => name.slice(name.lastIndexOf('/') + 1);
const asCalled = (name: string) =>
  name
    .normalize('NFC')
    .replaceAll('\\', '/')
    .replace(/^\.?\/+/, '')
    .toLowerCase();
/** What macOS puts beside each file. */
const isShadow = (name: string) => name.startsWith('__MACOSX/') || lastPart(name).startsWith('._');

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry | null>> {
  const entries = new Map<string, Entry | null>();
  let count = 0;
  for await (const entry of zip.eachEntry()) {
    count += 1;
    if (count > MAX_ENTRIES) throw new Error('too many entries');
    const name = asCalled(entry.fileName);
    if (name.endsWith('/') || isShadow(entry.fileName)) continue;
    entries.set(name, entry);
    const short = lastPart(name);
    // Two files of one name in two folders have to be called by their folder.
    if (short !== name) entries.set(short, entries.has(short) ? null : entry);
  }
  return entries;
}

async function contentOf(zip: ZipFile, entry: Entry): Promise<{ body: Buffer } | { problem: string }> {
  if (entry.uncompressedSize > MAX_PICTURE_BYTES)
    return { problem: `lebih besar dari ${MAX_PICTURE_BYTES / 1024 / 1024} MB; kecilkan dulu` };
  if (entry.isEncrypted()) return { problem: 'dikunci password; buat zip tanpa password' };
  try {
    // The length that the zip says is the length that comes, or it ends.
    return { body: await buffer(await zip.openReadStreamPromise(entry)) };
  } catch {
    return { problem: 'rusak di dalam zip; buat zipnya lagi' };
  }
}

/** The files of a zip on the disk, each read when it is wanted. @returns null when it is no zip */
export async function openZip(path: string): Promise<ZippedPictures | null> {
  let zip: ZipFile;
  try {
    zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  } catch {
    return null;
  }
  try {
    const entries = await entriesOf(zip);
    return {
      async read(name) {
        const entry = entries.get(asCalled(name));
        if (entry === null) return { problem: 'ada di beberapa folder di zip; tulis dengan nama foldernya' };
        return entry ? contentOf(zip, entry) : null;
      },
      close: () => zip.close(),
    };
  } catch {
    zip.close();
    return null;
  }
}
