import { icons } from './icons.tsx';
import { useEffect, useId, useState, type ReactNode, type Ref } from 'react';
import { FieldError, type FieldBaseProps } from './field.tsx';
import styles from './file-field.module.css';
import { Icon } from './icon.tsx';
import { ProgressLine } from './progress-line.tsx';

export interface FileFieldProps {
  /** Above the field; without it `pickLabel` is the accessible name. */
  label?: ReactNode;
  /** Button labels before and after a picture is chosen. */
  pickLabel: string;
  changeLabel?: string;
  file: File | null;
  onFileChange: (file: File | null) => void;
  hint?: ReactNode;
  error?: FieldBaseProps['error'];
  accept?: string;
  /** Upload progress, 0 to 1. */
  progress?: number | null;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Chooses a picture, with preview and upload progress. */
export function FileField({
  label,
  pickLabel,
  changeLabel = 'Ganti gambar',
  file,
  onFileChange,
  hint,
  error,
  accept = 'image/jpeg,image/png',
  progress = null,
  name,
  ref,
}: FileFieldProps) {
  const id = useId();
  const preview = usePreview(file);
  const isSending = progress !== null;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      {label && (
        <span className={styles.label} id={`${id}-label`}>
          {label}
        </span>
      )}
      <div className={styles.box}>
        {preview && <img className={styles.preview} src={preview} alt={`Pratinjau ${file?.name ?? ''}`} />}
        <span className={styles.action} id={`${id}-action`}>
          <Icon shape={file ? icons.image : icons.upload} size={20} />
          <span>{file ? changeLabel : pickLabel}</span>
        </span>
        <input
          ref={ref}
          className={styles.input}
          type="file"
          name={name}
          accept={accept}
          disabled={isSending}
          aria-labelledby={`${label ? `${id}-label ` : ''}${id}-action`}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            const picked = event.target.files?.[0];
            if (picked) onFileChange(picked);
            // So that choosing the same file again after an error fires a change event.
            event.target.value = '';
          }}
        />
      </div>
      {isSending && <ProgressLine value={progress} label="Mengunggah" />}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** Object URL of the chosen picture; null for other files. */
function usePreview(file: File | null): string | null {
  const [preview, setPreview] = useState<{ file: File; url: string } | null>(null);
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return undefined;
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === 'string') setPreview({ file, url: reader.result });
    };
    reader.readAsDataURL(file);
    return () => {
      reader.onload = null;
      if (reader.readyState === FileReader.LOADING) reader.abort();
    };
  }, [file]);
  return preview && preview.file === file ? preview.url : null;
}
