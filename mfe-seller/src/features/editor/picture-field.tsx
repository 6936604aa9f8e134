import { useFormField } from '@lapak/forms/use-form-field';
import { Button } from '@lapak/ui/button';
import { FieldError } from '@lapak/ui/field';
import { Picture as Image } from '@lapak/ui/picture';
import { useId, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import type { Sending } from './editor-kind.ts';
import styles from './editor.module.css';
import { useSendPicture, type Picture } from './use-send-picture.ts';

interface PictureFieldProps {
  toko: string;
  name: string;
  label: string;
  hint?: string;
}

/** One picture of a form: sent as soon as it is chosen; one that fails leaves the one that was there. */
export function PictureField({ toko, name, label, hint }: PictureFieldProps) {
  const errorId = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const form = useForm<Sending>();
  const { input, error } = useFormField<Picture | null>(name);
  const send = useSendPicture(toko);
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const picture = input.value;
  const small = label.toLowerCase();

  const count = (by: number) => form.change('sending', form.getState().values.sending + by);

  async function upload(file: File) {
    setProblem(null);
    setProgress(0);
    count(1);
    const sent = await send(file, setProgress);
    count(-1);
    setProgress(null);
    if (sent.ok) input.onChange(sent.picture);
    else setProblem(sent.error);
  }
  return (
    <div className={styles.group} role="group" aria-label={label} data-invalid={error ? true : undefined}>
      <span className={styles.legend}>{label}</span>
      {picture && (
        <span className={styles.single}>
          <Image src={picture.url} alt={label} width={320} height={320} />
        </span>
      )}
      {progress !== null && <progress aria-label={`Mengirim ${small}`} value={progress} max={1} />}
      {problem && (
        <p role="alert" className={styles.wrong}>
          {problem}
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
        {picture && (
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
