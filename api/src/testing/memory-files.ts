import { mkdir, truncate, writeFile } from 'node:fs/promises';
import { MemoryFS, PGlite } from '@electric-sql/pglite';

/** A file in memory. Zeros at its end are left out of the bytes: much of a log is zeros. */
interface MemoryFile {
  path: string;
  size: number;
  bytes: Uint8Array;
}

/** The folder of an embedded database: where its folders are, each after the one it is in, and its files. */
export interface MemoryFiles {
  folders: string[];
  files: MemoryFile[];
}

/** What is used of Emscripten's file system, whose types PGlite leaves out. */
interface FileSystem {
  readdir(path: string): string[];
  stat(path: string): { mode: number };
  isDir(mode: number): boolean;
  readFile(path: string): Uint8Array;
  mkdir(path: string): void;
  mkdirTree(path: string): void;
  open(path: string, flags: 'w'): object;
  /** @param isOwn the bytes become the file's contents, without a copy */
  write(stream: object, bytes: Uint8Array, from: number, size: number, at: number, isOwn: boolean): void;
  close(stream: object): void;
}

const root = PGlite.paths.PGDATA;
const fileSystemOf = (module: { FS: unknown }) => module.FS as FileSystem;

function withoutZeros(bytes: Uint8Array): Uint8Array {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  return bytes.slice(0, end);
}

/** A copy of the folder of an open database in memory. */
export function filesOf(client: PGlite): MemoryFiles {
  const system = fileSystemOf(client.Module);
  const copy: MemoryFiles = { folders: [], files: [] };
  const visit = (folder: string) => {
    for (const name of system.readdir(folder)) {
      if (name === '.' || name === '..') continue;
      const path = `${folder}/${name}`;
      if (system.isDir(system.stat(path).mode)) {
        copy.folders.push(path);
        visit(path);
      } else {
        const bytes = system.readFile(path);
        copy.files.push({ path, size: bytes.length, bytes: withoutZeros(bytes) });
      }
    }
  };
  visit(root);
  return copy;
}

/** A file system in memory that begins with a copy of these files: in a fraction of the time that `loadDataDir` takes. */
export class FilledFS extends MemoryFS {
  readonly #copy: MemoryFiles;

  constructor(copy: MemoryFiles) {
    super();
    this.#copy = copy;
  }

  override async initialSyncFs() {
    if (!this.pg) throw new Error('PGlite has not made the file system');
    const system = fileSystemOf(this.pg.Module);
    system.mkdirTree(root);
    for (const folder of this.#copy.folders) system.mkdir(folder);
    for (const { path, size, bytes } of this.#copy.files) {
      const contents = new Uint8Array(size);
      contents.set(bytes);
      const stream = system.open(path, 'w');
      system.write(stream, contents, 0, size, 0, true);
      system.close(stream);
    }
  }
}

/** Writes a copy of these files into a folder of the disk, which is made. */
export async function writeFiles(folder: string, { folders, files }: MemoryFiles): Promise<void> {
  const placeOf = (path: string) => folder + path.slice(root.length);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const path of folders) await mkdir(placeOf(path), { mode: 0o700 });
  for (const { path, size, bytes } of files) {
    await writeFile(placeOf(path), bytes, { mode: 0o600 });
    await truncate(placeOf(path), size);
  }
}
