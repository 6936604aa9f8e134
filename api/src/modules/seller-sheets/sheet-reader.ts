import Piscina from 'piscina';
import type { ReadSheet, SheetFile, SheetKindName } from './read/read-sheet.ts';

export interface SheetReader {
  /** Reads a file of the disk. */
  read<Kind extends SheetKindName>(file: SheetFile<Kind>): Promise<ReadSheet<Kind>>;
  close(): Promise<void>;
}

const unreadable = {
  unreadable: 'Berkas ini terlalu besar atau rusak. Simpan lagi, atau bagi menjadi beberapa berkas',
};

/** Reads spreadsheets in a thread with a memory of its own, which ends when nobody has asked for a while. */
export function createSheetReader(): SheetReader {
  const threads = new Piscina<SheetFile, unknown>({
    filename: new URL('./read/start-read-sheet.mjs', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 10_000,
    maxQueue: 20,
    resourceLimits: { maxOldGenerationSizeMb: 700 },
  });
  return {
    async read<Kind extends SheetKindName>(file: SheetFile<Kind>) {
      try {
        return (await threads.run(file)) as ReadSheet<Kind>; // what `read/start-read-sheet` gives for the kind
      } catch (error) {
        // The thread ran out of its memory.
        if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
          return unreadable;
        throw error;
      }
    },
    close: () => threads.destroy(),
  };
}
