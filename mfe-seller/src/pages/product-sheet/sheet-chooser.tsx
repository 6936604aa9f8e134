import { MAX_PICTURES_ZIP_MB, MAX_SHEET_MB, MAX_SHEET_ROWS } from '@lapak/contracts/api/seller-sheet';
import { formatFileSize } from '@lapak/domain/file-size';
import { formatThousands } from '@lapak/domain/rupiah';
import { Button } from '@lapak/ui/button';
import { FileField } from '@lapak/ui/file-field';
import { useRef, useState } from 'react';
import { acceptedSheets } from '../../features/sheets/sheet-formats.ts';
import styles from '../../features/sheets/sheet-page.module.css';
import type { SheetFiles } from './use-sheet.ts';

interface SheetChooserProps {
  chosen: { file: File | null; zip: File | null };
  onChosen: (chosen: { file: File | null; zip: File | null }) => void;
  /** Set while the files are sent and looked at. */
  busy: { progress: number | null } | null;
  onCheck: (files: SheetFiles) => void;
}

const MB = 1024 * 1024;
const sizeText = (file: File) => `${file.name}, ${formatFileSize(file.size)}`;

/** The sheet and, beside it, the pictures that it names. */
export function SheetChooser({ chosen: { file, zip }, onChosen, busy, onCheck }: SheetChooserProps) {
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const zipError =
    zip && zip.size > MAX_PICTURES_ZIP_MB * MB
      ? `Zip paling besar ${MAX_PICTURES_ZIP_MB} MB. Bagi menjadi beberapa lembar.`
      : undefined;
  const sheetError =
    file && file.size > MAX_SHEET_MB * MB
      ? `Lembar paling besar ${MAX_SHEET_MB} MB. Bagi menjadi beberapa berkas.`
      : error;

  function check() {
    if (!file) {
      setError('Pilih lembarnya dulu');
      field.current?.focus();
    } else if (!zipError && file.size <= MAX_SHEET_MB * MB) onCheck({ file, zip });
  }

  return (
    <div className={styles.chooser}>
      <FileField
        ref={field}
        label="Lembar produk"
        pickLabel="Pilih berkas Excel atau CSV"
        changeLabel="Ganti berkas"
        accept={acceptedSheets}
        file={file}
        onFileChange={(picked) => {
          setError(undefined);
          onChosen({ file: picked, zip });
        }}
        hint={
          file
            ? sizeText(file)
            : `Paling banyak ${formatThousands(MAX_SHEET_ROWS)} baris dan ${MAX_SHEET_MB} MB.`
        }
        error={sheetError}
      />
      <FileField
        label="Gambar dalam zip (kalau ada)"
        pickLabel="Pilih zip gambar"
        changeLabel="Ganti zip"
        accept=".zip,application/zip,application/x-zip-compressed"
        file={zip}
        onFileChange={(picked) => onChosen({ file, zip: picked })}
        hint={
          zip
            ? sizeText(zip)
            : `Nama berkas di kolom Gambar dicari di dalamnya. Paling besar ${MAX_PICTURES_ZIP_MB} MB.`
        }
        error={zipError}
      />
      {zip && !busy && (
        <Button variant="ghost" size="sm" onClick={() => onChosen({ file, zip: null })}>
          Tanpa zip
        </Button>
      )}
      {busy && (
        <div role="status" className={styles.busy}>
          {busy.progress === null ? (
            <>
              <p>
                Memeriksa lembar dan mencoba setiap gambar. Bisa sampai dua menit kalau gambarnya dari alamat
                web.
              </p>
              <progress aria-label="Memeriksa" />
            </>
          ) : (
            <>
              <p>Mengirim berkas</p>
              <progress aria-label="Mengirim berkas" value={busy.progress} max={1} />
            </>
          )}
        </div>
      )}
      <Button loading={busy !== null} onClick={check}>
        Periksa
      </Button>
    </div>
  );
}
