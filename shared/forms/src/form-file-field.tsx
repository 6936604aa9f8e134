import { FileField, type FileFieldProps } from '@lapak/ui/file-field';
import { useRef, useState, type ReactNode } from 'react';
import { isPictureContent } from './picture-content.ts';
import { useFormField } from './use-form-field.ts';

interface FormFileFieldProps extends Omit<
  FileFieldProps,
  'file' | 'onFileChange' | 'name' | 'error' | 'hint'
> {
  name: string;
  /** The hint may depend on the chosen file. */
  hint?: ReactNode | ((file: File | null) => ReactNode);
  /** Message for a chosen file that is no JPEG or PNG by its content; such a file never becomes the value. */
  noPicture: string;
  /** Advice on the chosen file, shown at once; the server decides. */
  advice?: (file: File) => string | null;
}

/** A picture field of the form; null without a file. */
export function FormFileField({ name, hint, noPicture, advice, ...rest }: FormFileFieldProps) {
  const { input, error } = useFormField<File | null>(name);
  const [isRefused, setIsRefused] = useState(false);
  const latest = useRef<File | null>(null);
  const file = input.value instanceof File ? input.value : null;
  const choose = async (picked: File | null) => {
    latest.current = picked;
    const isFine = picked === null || (await isPictureContent(picked));
    if (latest.current !== picked) return;
    setIsRefused(!isFine);
    input.onChange(isFine ? picked : null);
    // The system's dialog takes the focus: choosing a file counts as blur.
    input.onBlur();
  };
  return (
    <FileField
      {...rest}
      name={name}
      file={file}
      onFileChange={(picked) => void choose(picked)}
      hint={typeof hint === 'function' ? hint(file) : hint}
      error={(isRefused && noPicture) || (error ?? (file && advice?.(file)))}
    />
  );
}
