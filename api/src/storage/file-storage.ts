import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Public files may be served to anyone; private ones (proofs, identity pictures) never over `/files`. */
export type Visibility = 'public' | 'private';

/** A file as a list of the storage has it. */
export interface ListedFile {
  key: string;
  bytes: number;
  writtenAt: Date;
}

export interface StoredFile {
  body: Buffer;
  contentType: string;
}

/** Bytes of a file, the first and the last one included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where files are stored: the local disk by default, an S3-compatible bucket by configuration. */
export interface FileStorage {
  /**
   * Stores a file; the same key again replaces it.
   * @throws StorageError when it could not be stored for good
   */
  put(key: string, body: Buffer, contentType: string, visibility: Visibility): Promise<void>;
  /** Length of a file in bytes; null as `get` has it. */
  size(key: string, visibility: Visibility): Promise<number | null>;
  /** The file, or null when there is none of that key and visibility. A key that is not valid counts as missing. */
  get(key: string, visibility: Visibility): Promise<StoredFile | null>;
  /**
   * Bytes of a file as a stream, for files that are too large to be held in memory; null as `get` has it.
   * @param range within the file
   */
  open(key: string, visibility: Visibility, range: ByteRange): Promise<Readable | null>;
  /**
   * All files of keys that the shop gives, in no particular order; also what a write that was cut off has left behind. Others are
   * not its own.
   */
  list(visibility: Visibility): AsyncIterable<ListedFile>;
  /**
   * Removes a file of the list, unless it was written again since.
   * @returns whether it was removed
   */
  remove(file: ListedFile, visibility: Visibility): Promise<boolean>;
  /** Removes a file, whenever it was written. One that is missing is no failure. */
  discard(key: string, visibility: Visibility): Promise<void>;
}

const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  epub: 'application/epub+zip',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  zip: 'application/zip',
};

/** Content type by the key's ending; what is not known is never guessed. */
export function contentTypeOf(key: string): string {
  const ending = key.slice(key.lastIndexOf('.') + 1).toLowerCase();
  return contentTypes[ending] ?? 'application/octet-stream';
}

/** Folders and a name of plain characters: nothing that a file system or a URL reads as something else. */
export function isFileKey(key: string): boolean {
  return key.length <= 300 && /^(?:[A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]+(?:\.[a-z0-9]{1,8})?$/.test(key);
}

/**
 * A key named after the content: the same picture has one key, and a key's content never changes, so it can be
 * cached for ever.
 * @param folder for example `stores/12`
 * @param extension without dot
 */
export function contentKey(folder: string, body: Buffer, extension: string): string {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 40);
  return `${folder}/${hash}.${extension}`;
}
