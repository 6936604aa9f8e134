import { AddButton } from '../../components/add-button.tsx';
import type { ListChange } from '@lapak/contracts/api/seller-settings';
import { LazyConfirmDialog } from '@lapak/ui/lazy-confirm-dialog';
import { toast } from '@lapak/ui/toast';
import { useState, type ReactNode } from 'react';
import { ConsoleTitle } from '../../app/console-title.tsx';
import { QueryView, type QueryState } from '../../components/query-view.tsx';
import formStyles from '../../components/form.module.css';
import { refusalText } from '../../lib/refusal.ts';
import { EntryCard, type ShownEntry } from './entry-card.tsx';
import styles from './entry-list.module.css';

interface EntryListProps {
  title: string;
  /** 'kategori' */
  what: string;
  intro: string;
  empty: string;
  /** Undefined while it is not there. */
  entries: readonly ShownEntry[] | undefined;
  query: QueryState<unknown>;
  isOrdered?: boolean;
  max: number;
  change: (change: ListChange) => Promise<{ error?: unknown }>;
  /** The form of an entry, or of a new one for null. */
  form: (key: string | null, onDone: () => void) => ReactNode;
}

/** What the form that is open is of. */
type Open = { key: string | null } | null;

/** A page with a list: entries are added, changed in place, put in order by buttons, and taken out after a question. */
export function EntryList({
  title,
  what,
  intro,
  empty,
  entries,
  query,
  isOrdered = false,
  max,
  change,
  form,
}: EntryListProps) {
  const [open, setOpen] = useState<Open>(null);
  const [gone, setGone] = useState<ShownEntry | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function send(wanted: ListChange, done: string) {
    setBusy(true);
    const { error } = await change(wanted);
    setBusy(false);
    if (error) toast.error(refusalText(error));
    else toast.success(done);
  }
  /** Before the one above it, or after the one below. */
  function move(at: number, by: -1 | 1) {
    const entry = entries?.[at];
    if (!entry || isBusy) return;
    const before = entries?.[by < 0 ? at - 1 : at + 2]?.key;
    const place = `${entry.name} sekarang nomor ${at + by + 1}`;
    void send({ kind: 'move', key: entry.key, ...(before !== undefined && { before }) }, place);
  }

  return (
    <div className={styles.page}>
      <ConsoleTitle page={title} />
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {entries && open?.key !== null && (
          <AddButton
            label={`Tambah ${what}`}
            what={what}
            count={entries.length}
            max={max}
            variant="primary"
            onAdd={() => setOpen({ key: null })}
          />
        )}
      </div>
      <p className={formStyles.text}>{intro}</p>
      <QueryView query={query} what={title}>
        {() =>
          entries && (
            <>
              {open?.key === null && (
                <section className={styles.card} aria-label={`Tambah ${what}`}>
                  {form(null, () => setOpen(null))}
                </section>
              )}
              {entries.length === 0 && open === null && <p className={styles.card}>{empty}</p>}
              {entries.length > 0 && (
                <ol className={styles.list} aria-label={title} aria-busy={isBusy || undefined}>
                  {entries.map((entry, at) => (
                    <EntryCard
                      key={entry.key}
                      entry={entry}
                      onMove={isOrdered ? (by) => move(at, by) : undefined}
                      isFirst={at === 0}
                      isLast={at === entries.length - 1}
                      isOpen={open?.key === entry.key}
                      onOpen={() => setOpen(open?.key === entry.key ? null : { key: entry.key })}
                      onRemove={() => setGone(entry)}
                    >
                      {open?.key === entry.key && form(entry.key, () => setOpen(null))}
                    </EntryCard>
                  ))}
                </ol>
              )}
            </>
          )
        }
      </QueryView>
      <LazyConfirmDialog
        open={gone !== null}
        onOpenChange={() => setGone(null)}
        title={`Hapus ${gone?.name ?? ''}?`}
        description={gone?.onRemoval}
        confirmLabel="Hapus"
        danger
        loading={isBusy}
        onConfirm={() => {
          if (!gone) return;
          const { key, fields, name } = gone;
          void send({ kind: 'remove', key, seen: { ...fields } }, `${name} dihapus`).then(() =>
            setGone(null),
          );
        }}
      />
    </div>
  );
}
