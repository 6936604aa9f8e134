import { formatDateTimeShort } from '@lapak/domain/dates';
import { Button } from '@lapak/ui/button';
import { PageLoading } from '@lapak/ui/page-loading';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { v4 as uuid } from 'uuid';
import type { Draft, Drafts } from './drafts.ts';
import styles from './editor.module.css';

/** What a form begins with. */
export interface Begun<Base, Values> {
  base: Base | null;
  /** What was typed before over `base`. */
  typed: Values | null;
  /** The same form again under it is saved once. */
  idempotencyKey: string;
}

interface OfferedDraftProps<Base, Values> {
  drafts: Drafts<Base, Values>;
  toko: string;
  /** Null for an entry that is not there yet. */
  base: Base | null;
  /** Called when it is known what the editor begins with: until then its place is almost empty. */
  onRead?: () => void;
  children: (begun: Begun<Base, Values>) => ReactNode;
}

/** The editor; first, what was typed here before and not saved is offered. */
export function OfferedDraft<Base extends { id: number | string }, Values>({
  drafts,
  toko,
  base,
  onRead,
  children,
}: OfferedDraftProps<Base, Values>) {
  const id = base?.id ?? null;
  const [found, setFound] = useState<'reading' | 'none' | Draft<Base, Values>>('reading');
  const [chosen, setChosen] = useState<Begun<Base, Values> | null>(null);
  const [newKey] = useState(() => uuid());
  const announceRead = useEffectEvent(() => onRead?.());
  useEffect(() => {
    let isHere = true;
    void drafts.read(toko, id).then((draft) => {
      if (!isHere) return;
      setFound(draft ?? 'none');
      announceRead();
    });
    return () => {
      isHere = false;
    };
  }, [drafts, id, toko]);
  if (chosen) return children(chosen);
  if (found === 'reading') return <PageLoading label="Memuat isian" />;
  if (found === 'none') return children({ base, typed: null, idempotencyKey: newKey });
  const discard = () => {
    void drafts.remove(toko, id);
    setFound('none');
  };
  const { base: typedOver, values: typed, idempotencyKey } = found;
  const at = new Date(found.at);
  return (
    <section className={styles.note} aria-label="Perubahan yang belum disimpan">
      <p>{`Ada perubahan yang belum disimpan di perangkat ini, dari ${formatDateTimeShort(at)}.`}</p>
      <span className={styles.buttons}>
        <Button onClick={() => setChosen({ base: typedOver, typed, idempotencyKey })}>Lanjutkan</Button>
        <Button variant="secondary" onClick={discard}>
          Buang
        </Button>
      </span>
    </section>
  );
}
