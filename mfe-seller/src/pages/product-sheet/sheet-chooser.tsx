import { limits } from '@lapak/contracts/limits';
import { formatThousands } from '@lapak/domain/rupiah';
import { Button } from '@lapak/ui/button';
import { FileField } from '@lapak/ui/file-field';
import { useRef, useState } from 'react';
import { fileText, isSheetTooLarge, SheetField } from '../../features/sheets/sheet-field.tsx';
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

/** The sheet and, beside it, the pictures that it names. */
export function SheetChooser({ chosen: { file, zip }, onChosen, busy, onCheck }: SheetChooserProps) {
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const zipError =
    zip && zip.size > limits.picturesZipMb * MB
      ? `Zip paling besar ${limits.picturesZipMb} MB. Bagi menjadi beberapa lembar.`
      : undefined;
  function check() {
    if (!file) {
      setError('Pilih lembarnya dulu');
      field.current?.focus();
    } else if (!zipError && !isSheetTooLarge(file)) onCheck({ file, zip });
  }

  return (
    <div className={styles.chooser}>
      <SheetField
        ref={field}
        label="Lembar produk"
        file={file}
        onFileChange={(picked) => {
          setError(undefined);
          onChosen({ file: picked, zip });
        }}
        hint={`Paling banyak ${formatThousands(limits.sheetRows)} baris dan ${limits.sheetMb} MB.`}
        error={error}
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
            ? fileText(zip)
            : `Nama berkas di kolom Gambar dicari di dalamnya. Paling besar ${limits.picturesZipMb} MB.`
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
