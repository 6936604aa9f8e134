import { limits } from '@lapak/contracts/limits';
import { productLabels } from '@lapak/contracts/store-document/product-labels';
import { formatFileSize } from '@lapak/domain/file-size';
import { useFormField } from '@lapak/forms/use-form-field';
import { onUploadProgress } from '@lapak/runtime';
import { Button } from '@lapak/ui/button';
import { FieldError } from '@lapak/ui/field';
import { useId, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { v4 as uuid } from 'uuid';
import { useUploadSoldFileMutation } from '../../api/product-api.ts';
import { refusalText } from '../../lib/refusal.ts';
import styles from '../editor/editor.module.css';
import type { ProductValues } from './product-values.ts';

const MAX_BYTES = limits.soldFileMb * 1024 * 1024;

/** The file that buyers of a digital product get: sent as soon as it is chosen, kept when the next one fails. */
export function SoldFileField({ toko }: { toko: string }) {
  const errorId = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const form = useForm<ProductValues>();
  const { input, error } = useFormField<string>('file');
  const [send] = useUploadSoldFileMutation();
  const [name, setName] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const count = (by: number) => form.change('sending', form.getState().values.sending + by);

  async function upload(file: File): Promise<void> {
    if (file.size > MAX_BYTES)
      return setProblem(
        `Berkas ini ${formatFileSize(file.size)}. Paling besar ${formatFileSize(MAX_BYTES)}.`,
      );
    const uploadId = uuid();
    setProblem(null);
    setProgress(0);
    count(1);
    const stop = onUploadProgress(uploadId, setProgress);
    const { data, error: refusal } = await send({ toko, file, uploadId });
    stop();
    count(-1);
    setProgress(null);
    if (!data) return setProblem(refusalText(refusal));
    input.onChange(data.data.file);
    // A product hands over one of both.
    form.change('link', '');
    setName(`${file.name}, ${formatFileSize(file.size)}`);
  }

  const isThere = input.value !== '';
  return (
    <div className={styles.group} data-invalid={error ? true : undefined}>
      <p>{`${productLabels.file}: ${isThere ? (name ?? 'tersimpan') : 'belum ada'}`}</p>
      {progress !== null && <progress aria-label="Mengirim berkas" value={progress} max={1} />}
      {problem && (
        <p role="alert" className={styles.wrong}>
          {problem}
        </p>
      )}
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label="Pilih berkas"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void upload(file);
        }}
      />
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          loading={progress !== null}
          aria-describedby={error ? errorId : undefined}
          onClick={() => chooser.current?.click()}
        >
          {isThere ? 'Ganti berkas' : 'Unggah berkas'}
        </Button>
        {isThere && progress === null && (
          <Button variant="ghost" onClick={() => input.onChange('')}>
            Hapus berkas
          </Button>
        )}
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
