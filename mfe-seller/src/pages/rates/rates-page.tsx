import type { SellerRates, SellerRatesSheet } from '@lapak/contracts/api/seller-rates';
import * as consolePaths from '@lapak/contracts/console-paths';
import { formatPrice, formatThousands } from '@lapak/domain/rupiah';
import { formatEtd } from '@lapak/domain/shipping';
import { Link, prefetchQuery, type PageContext } from '@lapak/runtime';
import { Button, buttonClass } from '@lapak/ui/button';
import { LazyConfirmDialog } from '@lapak/ui/lazy-confirm-dialog';
import { useRef, useState } from 'react';
import {
  ratesApi,
  useGetRatesQuery,
  useRemoveRatesMutation,
  useSendRatesMutation,
} from '../../api/rates-api.ts';
import { useToko } from '../../app/toko-context.ts';
import { QueryView } from '../../components/query-view.tsx';
import { TitledPage } from '../../components/titled-page.tsx';
import { IgnoredColumns } from '../../features/sheets/ignored-columns.tsx';
import { isSheetTooLarge, SheetField } from '../../features/sheets/sheet-field.tsx';
import { formatNames, sheetFormats } from '../../features/sheets/sheet-formats.ts';
import { SheetMistakes } from '../../features/sheets/sheet-mistakes.tsx';
import styles from '../../features/sheets/sheet-page.module.css';
import { uploadProblem } from '../../features/sheets/upload-problem.ts';
import { refusalText } from '../../lib/refusal.ts';

export function prefetch(context: PageContext): Promise<unknown> {
  return prefetchQuery(context, ratesApi.endpoints.getRates, context.params.toko ?? '');
}

const sheetUrl = (toko: string, format: string) =>
  `/api/seller/toko/${encodeURIComponent(toko)}/tarif/lembar?format=${format}`;

function Downloads({ toko, total }: { toko: string; total: number }) {
  const label = total > 0 ? 'Tarif sekarang' : 'Templat kosong';
  return (
    <section className={styles.part} aria-labelledby="unduh">
      <h2 id="unduh" className={styles.heading}>
        1. Unduh dan isi
      </h2>
      <p className={styles.hint}>
        Satu baris untuk setiap wilayah dan layanan. Kecamatan, kota, dan provinsi boleh kosong: baris tanpa
        ketiganya berlaku untuk seluruh Indonesia. Kalau beberapa baris cocok, yang wilayahnya paling kecil
        yang dipakai.
      </p>
      <p className={styles.links}>
        {sheetFormats.map((format) => (
          <a
            key={format}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
            href={sheetUrl(toko, format)}
            aria-label={`${label}, ${formatNames[format]}`}
            download
          >
            {`${label}, ${formatNames[format]}`}
          </a>
        ))}
      </p>
    </section>
  );
}

/** Sends a sheet; says what is wrong with it, or how many rates there are now. */
function Upload({ toko }: { toko: string }) {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const [made, setMade] = useState<SellerRatesSheet | null>(null);
  const [send, { isLoading }] = useSendRatesMutation();
  const field = useRef<HTMLInputElement>(null);
  const chosen = useRef<File | null>(null);

  function choose(picked: File | null) {
    chosen.current = picked;
    setFile(picked);
  }
  async function apply() {
    setMade(null);
    if (!file || isSheetTooLarge(file)) {
      setProblem(file ? undefined : 'Pilih lembarnya dulu');
      field.current?.focus();
      return;
    }
    const { data, error } = await send({ toko, file });
    const why = data ? undefined : await uploadProblem(error, [file]);
    const isWritten = data !== undefined && data.data.written !== null;
    // What is wrong with a sheet in whose place another was chosen meanwhile is not wrong with that one.
    if (chosen.current !== file && !isWritten) return;
    setProblem(why);
    setMade(data?.data ?? null);
    if (isWritten && chosen.current === file) choose(null);
  }

  return (
    <section className={styles.part} aria-labelledby="pilih">
      <h2 id="pilih" className={styles.heading}>
        2. Pilih dan pakai
      </h2>
      <div className={styles.chooser}>
        <SheetField
          ref={field}
          label="Lembar tarif"
          file={file}
          onFileChange={(picked) => {
            setProblem(undefined);
            setMade(null);
            choose(picked);
          }}
          hint="Semua tarif diganti dengan isi lembar ini."
          error={problem}
        />
        <Button loading={isLoading} onClick={() => void apply()}>
          Pakai tarif ini
        </Button>
      </div>
      {made && made.written !== null && (
        <p role="status" className={styles.sum}>
          {`${formatThousands(made.written)} tarif dipakai`}
        </p>
      )}
      {made && <IgnoredColumns heads={made.ignored} />}
      {made && made.total_mistakes > 0 && (
        <div role="alert">
          <SheetMistakes mistakes={made.mistakes} total={made.total_mistakes} />
        </div>
      )}
    </section>
  );
}

const weightText = (grams: number) =>
  grams % 1_000 === 0 ? `${formatThousands(grams / 1_000)} kg` : `${formatThousands(grams)} gram`;

function Present({ toko, rates: { rates, total } }: { toko: string; rates: SellerRates }) {
  const [isAsking, setAsking] = useState(false);
  const [remove, { error, isLoading }] = useRemoveRatesMutation();
  async function removeAll() {
    await remove(toko);
    setAsking(false);
  }
  if (total === 0)
    return (
      <p className={styles.note}>
        Belum ada tarif sendiri. Ongkos kirim dihitung dari kurir yang kamu pilih di Pengaturan.
      </p>
    );
  return (
    <section className={styles.part} aria-labelledby="sekarang">
      <h2 id="sekarang" className={styles.heading}>{`${formatThousands(total)} tarif`}</h2>
      <ol className={styles.rows}>
        {rates.map(({ area, service, step_grams, price, days }, at) => (
          <li key={at} className={styles.product}>
            <p className={styles.name}>
              <span>{area === '' ? 'Seluruh Indonesia' : area}</span>
              <span>{`${price === 0 ? 'Gratis' : formatPrice(price)} per ${weightText(step_grams)}`}</span>
            </p>
            <p className={styles.hint}>{`${service} ${formatEtd(days)}`.trim()}</p>
          </li>
        ))}
      </ol>
      {total > rates.length && (
        <p className={styles.hint}>
          {`Dan ${formatThousands(total - rates.length)} lagi, ada di lembar yang kamu unduh.`}
        </p>
      )}
      {error && (
        <p role="alert" className={styles.problem}>
          {refusalText(error)}
        </p>
      )}
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Hapus semua tarif
        </Button>
      </div>
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Hapus semua tarif?"
        description="Ongkos kirim kembali dihitung dari kurir yang kamu pilih di Pengaturan. Pesanan yang sudah ada tidak berubah."
        confirmLabel="Hapus"
        cancelLabel="Batal"
        danger
        loading={isLoading}
        onConfirm={() => void removeAll()}
      />
    </section>
  );
}

/** A store's own prices of shipping, by spreadsheet. */
export default function RatesPage() {
  const { username: toko } = useToko();
  const query = useGetRatesQuery(toko);
  return (
    <TitledPage
      title="Tarif kirim sendiri"
      width="wide"
      back={
        <Link className={styles.back} to={consolePaths.settings(toko)}>
          Pengaturan
        </Link>
      }
    >
      <p className={styles.hint}>
        Untuk yang mengantar sendiri, atau memakai kurir yang tidak ada di Lapak. Pembeli melihatnya sebagai
        “Kurir toko”: di samping kurir lain kalau Kurir toko dicentang di Pengaturan, dan tanpa centang hanya
        di mana tarif kurir tidak bisa ditanyakan.
      </p>
      <QueryView query={query} what="Tarif">
        {({ data }) => (
          <>
            <Downloads toko={toko} total={data.total} />
            <Upload toko={toko} />
            <Present toko={toko} rates={data} />
          </>
        )}
      </QueryView>
    </TitledPage>
  );
}
