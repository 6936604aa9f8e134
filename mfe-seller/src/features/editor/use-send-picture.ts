import { isApiError, onUploadProgress } from '@lapak/runtime';
import { v4 as uuid } from 'uuid';
import { useUploadPictureMutation } from '../../api/product-api.ts';
import { refusalText } from '../../lib/refusal.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** A picture of a form: its path, and where it is shown. */
export interface Picture {
  file: string;
  url: string;
}

export type SentPicture =
  { ok: true; picture: Picture } | { ok: false; error: string; isInterrupted: boolean };

const unreadable: SentPicture = {
  ok: false,
  error: 'Berkas ini bukan gambar yang bisa dibaca',
  isInterrupted: false,
};

/** Sends pictures of forms, made smaller in the browser. One that no answer came for was interrupted. */
export function useSendPicture(toko: string) {
  const [send] = useUploadPictureMutation();
  return async (file: File, onProgress: (progress: number) => void): Promise<SentPicture> => {
    const picture = await shrinkPicture(file);
    if (!picture) return unreadable;
    const uploadId = uuid();
    const stop = onUploadProgress(uploadId, onProgress);
    const { data, error } = await send({ toko, picture, uploadId });
    stop();
    if (data) return { ok: true, picture: data.data };
    const isInterrupted = isApiError(error) && error.status === 'NETWORK';
    return { ok: false, error: refusalText(error), isInterrupted };
  };
}
