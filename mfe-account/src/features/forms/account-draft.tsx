import { likeTemplate, readDraft, writeDraft } from '@lapak/forms/draft';
import { hasToken, selectUser, useAppSelector } from '@lapak/runtime';
import { useEffect, useRef, useState } from 'react';
import { useFormState } from 'react-final-form';

export interface AccountDraft<Values extends object> {
  /** The name that the draft is stored under in this visit; it belongs to one customer. */
  name: string;
  /** The template with what was typed before the session ended, as far as it still fits the form. */
  initialValues: Values;
}

/** The draft of a form behind the login: only what was typed when the session ended, and only for the same customer. */
export function useAccountDraft<Values extends object>(form: string, template: Values): AccountDraft<Values> {
  const owner = useAppSelector(selectUser)?.email ?? '';
  const [draft] = useState(() => {
    const name = `${form}:${owner}`;
    return { name, initialValues: { ...template, ...likeTemplate(readDraft(name), template) } };
  });
  useEffect(() => writeDraft(draft.name, null), [draft]);
  return draft;
}

/** Inside the form: stores its values when it is left because the session has ended. */
export function AccountDraftKeeper({ name }: { name: string }) {
  const { values } = useFormState<Record<string, unknown>>({ subscription: { values: true } });
  const latest = useRef(values);
  const [hadToken] = useState(hasToken);
  useEffect(() => {
    latest.current = values;
  }, [values]);
  useEffect(
    () => () => {
      if (hadToken && !hasToken()) writeDraft(name, latest.current);
    },
    [hadToken, name],
  );
  return null;
}
