import type { SellerProduct } from '@lapak/contracts/api/seller-product';
import { formatDateShort, formatTime } from '@lapak/domain/dates';
import { Button } from '@lapak/ui/button';
import { PageLoading } from '@lapak/ui/page-loading';
import { useEffect, useState } from 'react';
import styles from './editor.module.css';
import { ProductEditor } from './product-editor.tsx';
import { productDrafts, type ProductDraft } from './product-draft.ts';

interface EditorWithDraftProps {
  toko: string;
  /** Null for a product that is not there yet. */
  product: SellerProduct | null;
  onSaved: (saved: SellerProduct) => void;
}

type Found = 'reading' | 'none' | ProductDraft;

/** The editor; first, what was typed here before and not saved is offered. */
export function EditorWithDraft({ toko, product, onSaved }: EditorWithDraftProps) {
  const id = product?.id ?? null;
  const [found, setFound] = useState<Found>('reading');
  const [chosen, setChosen] = useState<{ base: SellerProduct | null; typed: ProductDraft['values'] } | null>(
    null,
  );
  useEffect(() => {
    let isHere = true;
    void productDrafts.read(toko, id).then((draft) => isHere && setFound(draft ?? 'none'));
    return () => {
      isHere = false;
    };
  }, [id, toko]);
  if (chosen) return <ProductEditor toko={toko} onSaved={onSaved} base={chosen.base} typed={chosen.typed} />;
  if (found === 'reading') return <PageLoading label="Memuat produk" />;
  if (found === 'none') return <ProductEditor toko={toko} onSaved={onSaved} base={product} typed={null} />;
  const discard = () => {
    void productDrafts.remove(toko, id);
    setFound('none');
  };
  const at = new Date(found.at);
  return (
    <section className={styles.note} aria-label="Perubahan yang belum disimpan">
      <p>
        {`Ada perubahan yang belum disimpan di perangkat ini, dari ${formatDateShort(at)} ${formatTime(at)}.`}
      </p>
      <span className={styles.buttons}>
        <Button onClick={() => setChosen({ base: found.base, typed: found.values })}>Lanjutkan</Button>
        <Button variant="secondary" onClick={discard}>
          Buang
        </Button>
      </span>
    </section>
  );
}
