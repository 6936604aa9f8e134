import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import type { PictureWidth } from '@lapak/contracts/pictures';
import { createBoundedQueue } from '../../lib/bounded-queue.ts';
import { contentTypeOf, type FileStorage } from '../../storage/file-storage.ts';
import type { Log } from '../../services.ts';
import { encode } from './encode-picture.ts';
import { createKeptPictures } from './kept-pictures.ts';
import type { PictureFormat } from './picture-format.ts';

export interface ResizedPicture {
  body: Buffer;
  format: PictureFormat;
}

export interface PictureService {
  /**
   * A public picture at a width, never wider than it is; null when there is no such picture. It comes in the smallest
   * format that is cached. When none is, it comes in the one that is encoded fastest, and the smallest is made in the
   * background.
   * @param formats that may come, smallest first
   * @throws BusyError when too many pictures wait already
   */
  resized(key: string, width: PictureWidth, formats: PictureFormat[]): Promise<ResizedPicture | null>;
  /** Drops deferred pictures, and waits for what is being made. */
  close(): Promise<void>;
}

/** Late is better than not at all; what waits is small. */
const MAX_WAITING = 2_000;
/** After so many ms without a pending picture the deferred ones are made. */
const IDLE_MS = 2_000;
/** Takes four times the work of WebP and saves a tenth of its bytes. */
const atLeisure: PictureFormat = 'avif';

const nameOf = (key: string, width: PictureWidth, format: PictureFormat) =>
  `${createHash('sha256').update(key).digest('hex').slice(0, 40)}-${width}.${format}`;

/**
 * Resizes pictures and keeps the results on the disk.
 * @param folder of the results; may be emptied at any time
 * @param cacheBytes how large the folder may get; the oldest results are removed
 * @param atOnce how many are made at a time; each takes a core
 * @param maxWaiting entries beyond that are rejected
 * @param idleMs for how long no picture must have been pending before a deferred one is made
 */
export function createPictureService(deps: {
  storage: FileStorage;
  folder: string;
  log: Log;
  cacheBytes?: number;
  atOnce?: number;
  maxWaiting?: number;
  idleMs?: number;
}): PictureService {
  const { storage, folder, log, maxWaiting = MAX_WAITING, idleMs = IDLE_MS } = deps;
  const { cacheBytes = Infinity, atOnce = Math.max(1, availableParallelism() - 1) } = deps;
  const results = createKeptPictures({ folder, cacheBytes, log });
  const encoding = createBoundedQueue({ atOnce, maxWaiting });
  const deferred = new PQueue({ concurrency: 1, autoStart: false });
  const underway = new Map<string, Promise<Buffer | null>>();
  const postponed = new Set<string>();
  let idleTimer: NodeJS.Timeout | null = null;

  async function make(key: string, width: PictureWidth, format: PictureFormat) {
    if (!contentTypeOf(key).startsWith('image/') || (await storage.size(key, 'public')) === null) return null;
    try {
      // Read when it is its turn: what waits takes up no memory.
      const picture = await encoding.add(async () => {
        const original = await storage.get(key, 'public');
        return original && encode(original.body, width, format);
      });
      if (!picture) return null;
      await results.keep(nameOf(key, width, format), picture);
      return picture;
    } catch (error) {
      if (error instanceof Error && /unsupported image|Input (buffer|image)/i.test(error.message))
        return null;
      throw error;
    }
  }

  /** Makes a picture, once for all requests of it. */
  function once(key: string, width: PictureWidth, format: PictureFormat) {
    const name = nameOf(key, width, format);
    const making = underway.get(name) ?? make(key, width, format).finally(() => underway.delete(name));
    underway.set(name, making);
    return making;
  }

  async function kept(key: string, width: PictureWidth, formats: PictureFormat[]) {
    for (const format of formats) {
      const body = await results.read(nameOf(key, width, format));
      if (body) return { body, format };
    }
    return null;
  }

  /** Starts deferred pictures when none has been pending for a while. */
  function startWhenIdle() {
    deferred.pause();
    if (idleTimer) clearTimeout(idleTimer);
    idleTimer = setTimeout(() => {
      idleTimer = null;
      deferred.start();
    }, idleMs).unref();
  }

  function makeAtLeisure(key: string, width: PictureWidth) {
    const name = nameOf(key, width, atLeisure);
    if (postponed.has(name) || postponed.size >= maxWaiting) return;
    postponed.add(name);
    void deferred
      .add(() => once(key, width, atLeisure))
      // It is retried at the next request of the picture.
      .catch((error: unknown) => log.warn({ err: error }, 'a picture could not be made smaller'))
      .finally(() => postponed.delete(name));
    if (deferred.isPaused && !idleTimer) startWhenIdle();
  }

  return {
    async resized(key, width, formats) {
      let picture: ResizedPicture | null = await kept(key, width, formats);
      if (picture?.format === formats[0]) return picture;
      const soonest = formats.find((format) => format !== atLeisure);
      if (!picture && soonest) {
        startWhenIdle();
        const body = await once(key, width, soonest);
        picture = body && { body, format: soonest };
      }
      if (picture && formats[0] === atLeisure) makeAtLeisure(key, width);
      return picture;
    },
    async close() {
      if (idleTimer) clearTimeout(idleTimer);
      deferred.pause();
      deferred.clear();
      await Promise.all([deferred.onPendingZero(), encoding.onIdle()]);
      await results.settled();
    },
  };
}
