import { onUploadProgress } from '@lapak/runtime';
import { useUploadPictureMutation } from '../../api/product-api.ts';
import { refusalText } from './refusal.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** A picture of a form: its path, and where it is shown. */
export interface Picture {
  file: string;
  url: string;
}

export type SentPicture = { ok: true; picture: Picture } | { ok: false; error: string };

/** Sends pictures of forms, made smaller in the browser. */
export function useSendPicture(toko: string) {
  const [send] = useUploadPictureMutation();
  return async (file: File, onProgress: (progress: number) => void): Promise<SentPicture> => {
    const picture = await shrinkPicture(file);
    if (!picture) return { ok: false, error: 'Berkas ini bukan gambar yang bisa dibaca' };
    const uploadId = crypto.randomUUID();
    const stop = onUploadProgress(uploadId, onProgress);
    const { data, error } = await send({ toko, picture, uploadId });
    stop();
    return data ? { ok: true, picture: data.data } : { ok: false, error: refusalText(error) };
  };
}
