import { useFormField } from '@lapak/forms/use-form-field';
import { Button } from '@lapak/ui/button';
import { FieldError } from '@lapak/ui/field';
import { Picture as Image } from '@lapak/ui/picture';
import { useId, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import type { Sending } from './sending.ts';
import styles from './editor.module.css';
import { useSendPicture, type Picture } from './use-send-picture.ts';

/** Null where it cannot be shown. */
export type ShownPicture = Omit<Picture, 'url'> & { url: string | null };

interface PictureFieldProps {
  toko: string;
  name: string;
  label: string;
  hint?: string;
  /** One that a form has to have is only replaced. */
  isRequired?: boolean;
  /** How it is shown. */
  width?: number;
  height?: number;
}

/** One picture of a form: sent as soon as it is chosen; one that fails leaves the one that was there, and can be sent again. */
export function PictureField({
  toko,
  name,
  label,
  hint,
  isRequired = false,
  width = 320,
  height = 320,
}: PictureFieldProps) {
  const errorId = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const form = useForm<Sending>();
  const { input, error } = useFormField<ShownPicture | null>(name);
  const send = useSendPicture(toko);
  const [progress, setProgress] = useState<number | null>(null);
  const [failed, setFailed] = useState<{ file: File; reason: string } | null>(null);
  const picture = input.value;
  const small = label.toLowerCase();

  const count = (by: number) => form.change('sending', form.getState().values.sending + by);

  async function upload(file: File) {
    setFailed(null);
    setProgress(0);
    count(1);
    const sent = await send(file, setProgress);
    count(-1);
    setProgress(null);
    if (sent.ok) input.onChange(sent.picture);
    else setFailed({ file, reason: sent.error });
  }
  return (
    <div className={styles.group} role="group" aria-label={label} data-invalid={error ? true : undefined}>
      <span className={styles.legend}>{label}</span>
      {picture && (
        <span className={styles.single}>
          <Image src={picture.url} alt={label} width={width} height={height} />
        </span>
      )}
      {progress !== null && <progress aria-label={`Mengirim ${small}`} value={progress} max={1} />}
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
        aria-label={`Pilih ${small}`}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void upload(file);
        }}
      />
      <span className={styles.buttons}>
        <Button
          variant="secondary"
          disabled={progress !== null}
          aria-describedby={error ? errorId : undefined}
          onClick={() => chooser.current?.click()}
        >
          {`${picture ? 'Ganti' : 'Pilih'} ${small}`}
        </Button>
        {failed && (
          <Button variant="secondary" onClick={() => void upload(failed.file)}>
            Kirim lagi
          </Button>
        )}
        {picture && !isRequired && (
          <Button variant="ghost" onClick={() => input.onChange(null)}>
            {`Hapus ${small}`}
          </Button>
        )}
      </span>
      {hint && <p className={styles.muted}>{hint}</p>}
      <FieldError id={errorId} error={error} />
    </div>
  );
}
