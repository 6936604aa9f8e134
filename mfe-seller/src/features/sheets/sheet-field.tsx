import { limits } from '@lapak/contracts/limits';
import { formatFileSize } from '@lapak/domain/file-size';
import { FileField } from '@lapak/ui/file-field';
import type { Ref } from 'react';

/** Whether the API takes a sheet of this size. */
export const isSheetTooLarge = (file: File) => file.size > limits.sheetMb * 1024 * 1024;

export const fileText = (file: File) => `${file.name}, ${formatFileSize(file.size)}`;

interface SheetFieldProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  file: File | null;
  onFileChange: (file: File | null) => void;
  /** While none is chosen. */
  hint: string;
  error: string | undefined;
}

/** A field for a spreadsheet, which says when it is too large. */
export function SheetField({ file, hint, error, ...field }: SheetFieldProps) {
  return (
    <FileField
      {...field}
      pickLabel="Pilih berkas Excel atau CSV"
      changeLabel="Ganti berkas"
      accept=".xlsx,.csv,.tsv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
      file={file}
      hint={file ? fileText(file) : hint}
      error={
        file && isSheetTooLarge(file)
          ? `Lembar paling besar ${limits.sheetMb} MB. Bagi menjadi beberapa berkas.`
          : error
      }
    />
  );
}
