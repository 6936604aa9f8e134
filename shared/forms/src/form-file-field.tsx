import { FileField, type FileFieldProps } from '@lapak/ui/file-field';
import type { ReactNode } from 'react';
import { useFormField } from './use-form-field.ts';

interface FormFileFieldProps extends Omit<
  FileFieldProps,
  'file' | 'onFileChange' | 'name' | 'error' | 'hint'
> {
  name: string;
  /** The hint may depend on the chosen file. */
  hint?: ReactNode | ((file: File | null) => ReactNode);
  /** Advice on the chosen file, shown at once; the server decides. */
  advice?: (file: File) => string | null;
}

/** A picture field of the form; null without a file. */
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
        // The system's dialog takes the focus: choosing a file counts as blur.
        input.onBlur();
      }}
      hint={typeof hint === 'function' ? hint(file) : hint}
      error={error ?? (file && advice?.(file))}
    />
  );
}
