import { limits } from '@lapak/contracts/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-final-form';
import { v4 as uuid } from 'uuid';
import { useSendPicture, type Picture } from '../editor/use-send-picture.ts';
import type { ProductValues } from './product-values.ts';

/** A picture that is not there yet. */
export interface Upload {
  id: string;
  file: File;
  /** 0 to 1 while it is sent; null when it failed. */
  progress: number | null;
  error: string | null;
  /** The connection failed before it was there. */
  isInterrupted: boolean;
}

const begun = { progress: 0, error: null, isInterrupted: false } as const;

/**
 * Pictures that are sent one after the other. One that is refused stays and can be sent again; the others go on. When the connection
 * fails, those that are left wait, and are sent once there is one again.
 */
export function usePictures(toko: string) {
  const form = useForm<ProductValues>();
  const send = useSendPicture(toko);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [leftOut, setLeftOut] = useState(0);

  const values = () => form.getState().values;
  const update = (id: string, own: Partial<Upload>) =>
    setUploads((list) => list.map((upload) => (upload.id === id ? { ...upload, ...own } : upload)));
  const count = (by: number) => form.change('sending', values().sending + by);
  const setImages = (images: readonly Picture[]) => form.change('images', images);

  const fail = (id: string, error: string, isInterrupted: boolean) =>
    update(id, { progress: null, error, isInterrupted });

  /** @returns why it was interrupted; null when it was not */
  async function sendOne({ id, file }: Upload): Promise<string | null> {
    const sent = await send(file, (progress) => update(id, { progress }));
    if (!sent.ok) {
      fail(id, sent.error, sent.isInterrupted);
      return sent.isInterrupted ? sent.error : null;
    }
    setUploads((list) => list.filter((upload) => upload.id !== id));
    const { images } = values();
    if (!images.some((image) => image.file === sent.picture.file)) setImages([...images, sent.picture]);
    return null;
  }

  async function sendAll(list: readonly Upload[]) {
    count(list.length);
    let interruption: string | null = null;
    for (const upload of list) {
      if (interruption === null) interruption = await sendOne(upload);
      else fail(upload.id, interruption, true);
      count(-1);
    }
  }

  function again(list: readonly Upload[]) {
    for (const { id } of list) update(id, begun);
    void sendAll(list);
  }
  const interrupted = uploads.filter(({ isInterrupted }) => isInterrupted);
  const goOn = useEffectEvent(() => again(interrupted));
  useEffect(() => {
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, []);

  return {
    uploads,
    /** How many of the files that were chosen last found no room. */
    leftOut,
    add(files: readonly File[]) {
      const room = Math.max(0, limits.pictures - values().images.length - uploads.length);
      setLeftOut(Math.max(0, files.length - room));
      const list = files.slice(0, room).map((file) => ({ id: uuid(), file, ...begun }));
      setUploads((now) => [...now, ...list]);
      void sendAll(list);
    },
    interrupted,
    again,
    giveUp: (id: string) => setUploads((list) => list.filter((upload) => upload.id !== id)),
    /** Moves a picture by places. */
    move(at: number, by: number) {
      const images = [...values().images];
      const [picture] = images.splice(at, 1);
      if (!picture) return;
      images.splice(at + by, 0, picture);
      setImages(images);
    },
    remove: (at: number) => setImages(values().images.filter((_, place) => place !== at)),
  };
}
