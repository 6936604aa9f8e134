import { FileField, type FileFieldProps } from '@lapak/ui/file-field';
import type { ReactNode } from 'react';
import { useFormField } from './use-form-field.ts';

interface FormFileFieldProps extends Omit<
  FileFieldProps,
  'file' | 'onFileChange' | 'name' | 'error' | 'hint'
> {
  name: string;
  /** A hint may depend on what is picked. */
  hint?: ReactNode | ((file: File | null) => ReactNode);
  /** What the server will say against the picked file: shown at once, the server decides. */
  advice?: (file: File) => string | null;
}

/** A picture of the form; null when none is picked. */
export function FormFileField({ name, hint, advice, ...rest }: FormFileFieldProps) {
  const { input, error } = useFormField<File | null>(name);
  const file = input.value instanceof File ? input.value : null;
  return (
    <FileField
      {...rest}
      name={name}
      file={file}
      onFileChange={(picked) => {
        input.onChange(picked);
        // The dialog of the system takes the focus: a picked file counts as left.
        input.onBlur();
      }}
      hint={typeof hint === 'function' ? hint(file) : hint}
      error={error ?? (file && advice?.(file))}
    />
  );
}
