import type { SheetQuery } from '@lapak/contracts/api/seller-sheet';
import * as consolePaths from '@lapak/contracts/console-paths';
import { withQuery } from '@lapak/contracts/paths';
import { formatThousands } from '@lapak/domain/rupiah';
import { Link } from '@lapak/runtime';
import { Button, buttonClass } from '@lapak/ui/button';
import { useState } from 'react';
import { TitledPage } from '../../components/titled-page.tsx';
import { useToko } from '../../app/toko-context.ts';
import { formatNames, sheetFormats } from '../../features/sheets/sheet-formats.ts';
import styles from '../../features/sheets/sheet-page.module.css';
import { SheetChooser } from './sheet-chooser.tsx';
import { SheetPreviewView } from './sheet-preview.tsx';
import { doneText, useSheet } from './use-sheet.ts';

/** Where a store's products, or the template, come as a file. */
const sheetUrl = (toko: string, { format, content }: SheetQuery): string =>
  withQuery(`/api/seller/toko/${encodeURIComponent(toko)}/lembar`, { format, content });

const downloads = [
  { content: 'template', label: 'Templat kosong', text: 'Untuk produk baru, dengan petunjuk dan contoh.' },
  {
    content: 'products',
    label: 'Semua produk',
    text: 'Untuk mengubah yang sudah ada: harga, stok, dan lainnya.',
  },
] as const;

function Downloads({ toko }: { toko: string }) {
  return (
    <section className={styles.part} aria-labelledby="unduh">
      <h2 id="unduh" className={styles.heading}>
        1. Unduh
      </h2>
      <ul className={styles.downloads}>
        {downloads.map(({ content, label, text }) => (
          <li key={content} className={styles.download}>
            <p>
              <strong>{label}</strong>
            </p>
            <p className={styles.hint}>{text}</p>
            <p className={styles.links}>
              {sheetFormats.map((format) => (
                <a
                  key={format}
                  className={buttonClass({ variant: 'secondary', size: 'sm' })}
                  href={sheetUrl(toko, { format, content })}
                  aria-label={`${label}, ${formatNames[format]}`}
                  download
                >
                  {formatNames[format]}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Products by spreadsheet: downloaded, filled, looked at, and only then written. */
export default function ProductSheetPage() {
  const { username: toko } = useToko();
  const [chosen, setChosen] = useState<{ file: File | null; zip: File | null }>({ file: null, zip: null });
  const { step, problem, isApplying, check, apply, back } = useSheet(toko);
  const choose = (next: typeof chosen) => {
    setChosen(next);
    back();
  };
  return (
    <TitledPage
      title="Impor/ekspor produk"
      width="wide"
      back={
        <Link className={styles.back} to={consolePaths.products(toko)}>
          Semua produk
        </Link>
      }
    >
      {step.kind === 'done' ? (
        <section className={styles.part}>
          <p role="status" className={styles.sum}>
            {doneText(step.made)}
          </p>
          <p className={styles.hint}>Perubahannya langsung tampil di toko.</p>
          <div className={styles.buttons}>
            <Link className={buttonClass()} to={consolePaths.products(toko)}>
              Lihat produk
            </Link>
            <Button variant="secondary" onClick={() => choose({ file: null, zip: null })}>
              Lembar lain
            </Button>
          </div>
        </section>
      ) : (
        <>
          <Downloads toko={toko} />
          <section className={styles.part} aria-labelledby="pilih">
            <h2 id="pilih" className={styles.heading}>
              2. Pilih dan periksa
            </h2>
            <SheetChooser
              chosen={chosen}
              onChosen={choose}
              busy={step.kind === 'checking' ? step : null}
              onCheck={(files) => void check(files)}
            />
          </section>
          {problem !== null && (
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
          {step.kind === 'checked' && (
            <section className={styles.part} aria-label="Hasil pemeriksaan">
              {step.isAnother && (
                <p role="alert" className={styles.problem}>
                  Produknya berubah sementara itu, jadi belum ada yang ditulis. Periksa hasil yang baru ini.
                </p>
              )}
              <SheetPreviewView key={step.preview.digest} preview={step.preview} />
              {step.preview.sheet !== null && (
                <div className={styles.buttons}>
                  <Button loading={isApplying} onClick={() => void apply(step.preview)}>
                    {`Terapkan ${formatThousands(step.preview.created + step.preview.changed)} produk`}
                  </Button>
                </div>
              )}
            </section>
          )}
        </>
      )}
    </TitledPage>
  );
}
