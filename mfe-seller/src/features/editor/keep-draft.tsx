import { useEffect, useRef } from 'react';
import { useFormState } from 'react-final-form';
import type { Drafts } from './drafts.ts';

interface KeepDraftProps<Base, Values> {
  drafts: Drafts<Base, Values>;
  toko: string;
  base: Base | null;
  idempotencyKey: string;
  /** The form began with what was typed before. */
  isTyped: boolean;
}

/** Keeps on this device what is typed and not saved, until it is taken back; lets the browser warn before the page is left. */
export function KeepDraft<Base extends { id: number | string }, Values extends object>({
  drafts,
  toko,
  base,
  idempotencyKey,
  isTyped,
}: KeepDraftProps<Base, Values>) {
  const { values, dirty: isDirty } = useFormState<Values>({
    subscription: { values: true, dirty: true },
  });
  const dirty = isDirty || isTyped;
  const wasDirty = useRef(false);
  useEffect(() => {
    const id = base?.id ?? null;
    // Uploads end with the page.
    const kept = 'sending' in values ? { ...values, sending: 0 } : values;
    if (dirty) void drafts.write(toko, id, { at: Date.now(), idempotencyKey, base, values: kept });
    else if (wasDirty.current) void drafts.remove(toko, id);
    wasDirty.current = dirty;
  }, [base, dirty, drafts, idempotencyKey, toko, values]);
  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
  return null;
}
