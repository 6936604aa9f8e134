import { useEffect } from 'react';
import { useFormState } from 'react-final-form';
import type { Drafts } from './drafts.ts';
import type { Sending } from './editor-kind.ts';

interface KeepDraftProps<Base, Values> {
  drafts: Drafts<Base, Values>;
  toko: string;
  base: Base | null;
  /** The form began with what was typed before. */
  isTyped: boolean;
}

/** Keeps on this device what is typed and not saved, and lets the browser warn before the page is left. */
export function KeepDraft<Base extends { id: number }, Values extends Sending>({
  drafts,
  toko,
  base,
  isTyped,
}: KeepDraftProps<Base, Values>) {
  const { values, dirty: isDirty } = useFormState<Values>({
    subscription: { values: true, dirty: true },
  });
  const dirty = isDirty || isTyped;
  useEffect(() => {
    if (!dirty) return;
    const draft = { at: Date.now(), base, values: { ...values, sending: 0 } };
    void drafts.write(toko, base?.id ?? null, draft);
  }, [base, dirty, drafts, toko, values]);
  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
  return null;
}
