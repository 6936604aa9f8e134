import { useFormField } from '@lapak/forms/use-form-field';
import { onUploadProgress } from '@lapak/runtime';
import { Button } from '@lapak/ui/button';
import { FieldError } from '@lapak/ui/field';
import { Picture as Image } from '@lapak/ui/picture';
import { useId, useRef, useState } from 'react';
import { useUploadPictureMutation } from '../../api/product-api.ts';
import { refusalText } from '../editor/refusal.ts';
import { shrinkPicture } from '../editor/shrink-picture.ts';
import styles from './picture-field.module.css';

/** A picture of a form: its path there, and where it is shown; no path for none. */
export interface OnePicture {
  file: string;
  url: string | null;
}
const noPicture: OnePicture = { file: '', url: null };

interface PictureFieldProps {
  toko: string;
  name: string;
  label: string;
  hint?: string;
  /** Whether the form may have none. */
  isOptional?: boolean;
  width: number;
  height: number;
}

/** Sends one picture; what failed can be sent again. */
function useOnePicture(toko: string, onStored: (picture: OnePicture) => void) {
  const [send] = useUploadPictureMutation();
  const [progress, setProgress] = useState<number | null>(null);
  const [failed, setFailed] = useState<{ file: File; reason: string } | null>(null);
  async function upload(file: File) {
    setFailed(null);
    setProgress(0);
    const picture = await shrinkPicture(file);
    if (!picture) {
      setProgress(null);
      return setFailed({ file, reason: 'Berkas ini bukan gambar yang bisa dibaca' });
    }
    const uploadId = crypto.randomUUID();
    const stop = onUploadProgress(uploadId, setProgress);
    const { data, error } = await send({ toko, picture, uploadId });
    stop();
    setProgress(null);
    if (data) onStored(data.data);
    else setFailed({ file, reason: refusalText(error) });
  }
  return { progress, failed, upload };
}

/** One picture, shrunk on the device and sent at once. */
export function PictureField({ toko, name, label, hint, isOptional, width, height }: PictureFieldProps) {
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const { input, error } = useFormField<OnePicture>(name);
  const { progress, failed, upload } = useOnePicture(toko, (picture) => input.onChange(picture));
  const { file, url } = input.value;
  return (
    <div
      className={styles.field}
      role="group"
      aria-labelledby={`${id}-label`}
      data-invalid={error ? true : undefined}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      {file !== '' && (
        <span className={styles.picture}>
          <Image src={url} alt={label} width={width} height={height} />
        </span>
      )}
      {progress !== null && <progress aria-label={`Mengirim ${label}`} value={progress} max={1} />}
      {failed && (
        <p role="alert" className={styles.wrong}>
          {failed.reason}
        </p>
      )}
      <input
        ref={chooser}
        type="file"
        hidden
        accept="image/*"
        aria-label={`Pilih ${label}`}
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          event.target.value = '';
          if (chosen) void upload(chosen);
        }}
      />
      <span className={styles.buttons}>
        <Button
          variant="secondary"
          disabled={progress !== null}
          aria-describedby={error ? `${id}-error` : undefined}
          onClick={() => chooser.current?.click()}
        >
          {file === '' ? 'Pilih gambar' : 'Ganti gambar'}
        </Button>
        {failed && (
          <Button variant="secondary" onClick={() => void upload(failed.file)}>
            Kirim lagi
          </Button>
        )}
        {isOptional && file !== '' && (
          <Button variant="ghost" onClick={() => input.onChange(noPicture)}>
            Hapus gambar
          </Button>
        )}
      </span>
      {hint && <p className={styles.hint}>{hint}</p>}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
