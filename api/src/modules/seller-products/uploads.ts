import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { UploadPictureAnswer, UploadSoldFileAnswer } from '@lapak/contracts/api/seller-product';
import { createAttemptCounters, type AttemptLimit } from '../../attempts/attempt-counters.ts';
import type { FastifyRequest } from 'fastify';
import { picturePath, soldFilePath } from '../../import/exported-values.ts';
import { MAX_PICTURE_BYTES, normalise, picturesOf } from '../../import/pictures.ts';
import { MAX_SOLD_BYTES, soldFilesOf } from '../../import/sold-files.ts';
import { inWorkFolder } from '../../import/work-folder.ts';
import { createBoundedQueue } from '../../lib/bounded-queue.ts';
import type { Form } from '../../lib/read-form.ts';
import { invalid, refused, tooManyAttempts, type Refusal } from '../../lib/refusal.ts';
import { spoolFile } from '../../lib/spooled-file.ts';
import type { Services } from '../../services.ts';
import { contentKey, contentTypeOf } from '../../storage/file-storage.ts';
import type { SellerCaller } from '../seller-access/seller-access.ts';
import { fileUrl } from '../store/store-view.ts';

/** A member's pictures, from wherever they are sent: a phone's come in tens, those of a sheet in hundreds. */
const picturesAnHour: AttemptLimit = { name: 'picture-member', max: 2_000, seconds: 3_600 };
/** Files to sell are larger, and few. */
const soldFilesAnHour: AttemptLimit = { name: 'sold-file-member', max: 60, seconds: 3_600 };

/** Pictures that wait to be decoded, each of which is in memory. */
const MAX_WAITING = 20;

const noFile = refused(422, 'Tidak ada berkas yang terkirim. Pilih lagi, lalu coba lagi');
const tooLarge = (what: string, bytes: number) =>
  refused(413, `${what} paling besar ${bytes / 1024 / 1024} MB`);

/** The ending of a file's name, as keys have it. */
const endingOf = (name: string) => /\.([a-z0-9]{1,8})$/.exec(name.toLowerCase())?.[1] ?? 'bin';

/** Files that a form names once they are uploaded; those that no form comes to name are swept. */
export function createUploads({ db, storage, config }: Pick<Services, 'db' | 'storage' | 'config'>) {
  const counters = createAttemptCounters(db, config.rateLimitFactor);
  const decoding = createBoundedQueue({
    atOnce: Math.max(1, availableParallelism() - 1),
    maxWaiting: MAX_WAITING,
  });
  const storing = createBoundedQueue({ atOnce: 1, maxWaiting: MAX_WAITING });

  return {
    /** Counts the upload of a picture or of a file to sell. @returns why the member may make none now */
    async refusal({ actor }: SellerCaller, what: 'picture' | 'sold-file'): Promise<Refusal | null> {
      const limit = what === 'picture' ? picturesAnHour : soldFilesAnHour;
      const { isOver, msLeft } = await counters.count(limit, String(actor.userId));
      return isOver ? tooManyAttempts(msLeft) : null;
    },

    /**
     * Stores a picture as an import does: decoded, turned upright, without what the camera noted, at most 2,000 pixels wide.
     * @throws BusyError when too many wait
     */
    async picture(
      { store }: SellerCaller,
      form: Form | null,
    ): Promise<UploadPictureAnswer['data'] | Refusal> {
      if (form?.isFileTooLarge) return tooLarge('Gambar', MAX_PICTURE_BYTES);
      const file = form?.file;
      if (!file) return noFile;
      const picture = await decoding.add(() => normalise(file));
      if ('problem' in picture) return invalid({ file: [`Gambar ini ${picture.problem}`] });
      const body = picture.body ?? file;
      const key = contentKey(picturesOf(store.username), body, picture.extension);
      await storage.put(key, body, `image/${picture.extension}`, 'public');
      return { file: picturePath(key), url: fileUrl(key) ?? '' };
    },

    /**
     * Stores a file that a digital product sells, where the shop alone reads it. It comes by way of the disk; one at a time is in
     * memory.
     */
    soldFile: (
      { store }: SellerCaller,
      request: FastifyRequest,
    ): Promise<UploadSoldFileAnswer['data'] | Refusal> =>
      inWorkFolder(config.dataDir, async (folder) => {
        const target = path.join(folder, 'berkas');
        const spooled = await spoolFile(request, { field: 'file', target, maxBytes: MAX_SOLD_BYTES });
        if (spooled?.isTooLarge) return tooLarge('Berkas', MAX_SOLD_BYTES);
        if (!spooled) return noFile;
        return storing.add(async () => {
          const body = await readFile(target);
          if (body.length === 0) return noFile;
          const key = contentKey(soldFilesOf(store.username), body, endingOf(spooled.name));
          await storage.put(key, body, contentTypeOf(key), 'private');
          return { file: soldFilePath(key) ?? '', bytes: body.length };
        });
      }),
  };
}
