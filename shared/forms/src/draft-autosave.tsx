import { useEffect } from 'react';
import { useFormState } from 'react-final-form';
import { writeDraft } from './draft.ts';

/** Stores the draft on each change. Files cannot be stored. */
export function DraftAutosave({ form, except = [] }: { form: string; except?: readonly string[] }) {
  const { values, pristine } = useFormState<Record<string, unknown>>({
    subscription: { values: true, pristine: true },
  });
  useEffect(() => {
    if (pristine) return;
    writeDraft(form, Object.fromEntries(Object.entries(values).filter(([name]) => !except.includes(name))));
  }, [except, form, pristine, values]);
  return null;
}
