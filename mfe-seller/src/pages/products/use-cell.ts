import { useState } from 'react';

/** What became of a figure that was sent: `now` when somebody else has changed it meanwhile. */
export type CellOutcome = { ok: true } | { ok: false; message: string; now?: number };
export type SaveCell = (from: number, to: number) => Promise<CellOutcome>;

interface Editing {
  text: string;
  /** The figure that is replaced. */
  from: number;
  /** Saves over the version that `from` was read of, also when the list has a newer one by now. */
  save: SaveCell;
  error: string | null;
}

/** A figure that is edited in place. What was typed stays until it is saved or left. */
export function useCell(value: number, save: SaveCell) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [saved, setSaved] = useState<{ from: number; to: number } | null>(null);
  /** The list is loaded again a moment after a save. */
  const shown = saved?.from === value ? saved.to : value;

  async function submit() {
    if (!editing || isSaving) return;
    const { text, from, save: saveOver } = editing;
    if (text === '') return setEditing({ ...editing, error: 'Wajib diisi' });
    const to = Number(text);
    if (to === from && from === shown) return setEditing(null);
    setSaving(true);
    const outcome = await saveOver(from, to);
    setSaving(false);
    if (outcome.ok) {
      setSaved({ from: value, to });
      setEditing(null);
    } else setEditing({ ...editing, from: outcome.now ?? from, error: outcome.message });
  }
  return {
    shown,
    editing,
    isSaving,
    begin: () => setEditing({ text: String(shown), from: shown, save, error: null }),
    type: (text: string) => setEditing((now) => now && { ...now, text, error: null }),
    leave: () => !isSaving && setEditing(null),
    /** Leaves a figure that nobody has changed. */
    leaveUnchanged: () =>
      setEditing((now) => (now && now.error === null && now.text === String(now.from) ? null : now)),
    submit,
  };
}
