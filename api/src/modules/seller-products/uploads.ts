import { availableParallelism } from 'node:os';
import type { UploadPictureAnswer } from '@lapak/contracts/api/seller-product';
import { createAttemptCounters, type AttemptLimit } from '../../attempts/attempt-counters.ts';
import { picturePath } from '../../import/exported-values.ts';
import { MAX_PICTURE_BYTES, normalise, picturesOf } from '../../import/pictures.ts';
import { createBoundedQueue } from '../../lib/bounded-queue.ts';
import type { Form } from '../../lib/read-form.ts';
import { invalid, refused, tooManyAttempts, type Refusal } from '../../lib/refusal.ts';
import type { Services } from '../../services.ts';
import { contentKey } from '../../storage/file-storage.ts';
import type { SellerCaller } from '../seller-access/seller-access.ts';
import { fileUrl } from '../store/store-view.ts';

/** Of a member, wherever they are: a phone's pictures come in tens, those of a sheet in hundreds. */
const picturesAnHour: AttemptLimit = { name: 'picture-member', max: 2_000, seconds: 3_600 };

/** Pictures that wait to be decoded, each of which is in memory. */
const MAX_WAITING = 20;

const noFile = refused(422, 'Tidak ada berkas yang terkirim. Pilih lagi, lalu coba lagi');
const tooLarge = refused(413, `Gambar paling besar ${MAX_PICTURE_BYTES / 1024 / 1024} MB`);

/** Files that a form names once they are uploaded; those that no form comes to name are swept. */
export function createUploads({ db, storage, config }: Pick<Services, 'db' | 'storage' | 'config'>) {
  const counters = createAttemptCounters(db, config.rateLimitFactor);
  const decoding = createBoundedQueue({
    atOnce: Math.max(1, availableParallelism() - 1),
    maxWaiting: MAX_WAITING,
  });

  return {
    /** Counts an upload. @returns why the member may make none now */
    async refusal({ actor }: SellerCaller): Promise<Refusal | null> {
      const { isOver, msLeft } = await counters.count(picturesAnHour, String(actor.userId));
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
      if (form?.isFileTooLarge) return tooLarge;
      const file = form?.file;
      if (!file) return noFile;
      const picture = await decoding.add(() => normalise(file));
      if ('problem' in picture) return invalid({ file: [`Gambar ini ${picture.problem}`] });
      const body = picture.body ?? file;
      const key = contentKey(picturesOf(store.username), body, picture.extension);
      await storage.put(key, body, `image/${picture.extension}`, 'public');
      return { file: picturePath(key), url: fileUrl(key) ?? '' };
    },
  };
}
