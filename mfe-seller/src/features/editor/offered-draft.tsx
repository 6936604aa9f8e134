import { formatDateTimeShort } from '@lapak/domain/dates';
import { Button } from '@lapak/ui/button';
import { PageLoading } from '@lapak/ui/page-loading';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { Draft, Drafts } from './drafts.ts';
import styles from './editor.module.css';

interface OfferedDraftProps<Base, Values> {
  drafts: Drafts<Base, Values>;
  toko: string;
  /** Null for an entry that is not there yet. */
  base: Base | null;
  /** Called when it is known what the editor begins with: until then its place is almost empty. */
  onRead?: () => void;
  /** The editor, from what it begins with. @param typed what was typed before over `base` */
  children: (start: { base: Base | null; typed: Values | null }) => ReactNode;
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
  const [chosen, setChosen] = useState<{ base: Base | null; typed: Values } | null>(null);
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
  if (found === 'none') return children({ base, typed: null });
  const discard = () => {
    void drafts.remove(toko, id);
    setFound('none');
  };
  const at = new Date(found.at);
  return (
    <section className={styles.note} aria-label="Perubahan yang belum disimpan">
      <p>{`Ada perubahan yang belum disimpan di perangkat ini, dari ${formatDateTimeShort(at)}.`}</p>
      <span className={styles.buttons}>
        <Button onClick={() => setChosen({ base: found.base, typed: found.values })}>Lanjutkan</Button>
        <Button variant="secondary" onClick={discard}>
          Buang
        </Button>
      </span>
    </section>
  );
}
