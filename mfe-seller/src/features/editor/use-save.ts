import { serverFieldErrors } from '@lapak/forms/server-field-errors';
import { errorInfo } from '@lapak/runtime';
import { toast } from '@lapak/ui/toast';
import { useState } from 'react';
import type { EditorKind, Saved } from './editor-kind.ts';
import type { Sending } from './sending.ts';
import { changedMeanwhile, refusalText } from '../../lib/refusal.ts';

/** Sends a form: of a new entry, or over the version that was edited. @param idempotencyKey the same form again under it is sent once */
export type Save<Base, Form> = (
  form: Form,
  base: Base | null,
  idempotencyKey: string,
) => Promise<{ data?: { data: Base }; error?: unknown }>;

/** Somebody else was first: the entry as it is, and what is to be saved over it. */
interface Collision<Base, Form> {
  info: string;
  present: Base;
  mine: Form;
}

/** @param onSaved gets the entry as it is then, and the values that were sent for it */
export function useSave<Base extends Saved, Form, Values extends Sending>(
  kind: EditorKind<Base, Form, Values>,
  idempotencyKey: string,
  send: Save<Base, Form>,
  onSaved: (saved: Base, sent: Values) => void,
) {
  const [collision, setCollision] = useState<Collision<Base, Form> | null>(null);

  /** @returns the errors of fields, if the server has some */
  async function save(form: Form, base: Base | null, values: Values) {
    const { data, error } = await send(form, base, idempotencyKey);
    if (data) {
      setCollision(null);
      onSaved(data.data, values);
      toast.success(`${kind.name} tersimpan`);
      return undefined;
    }
    const present = changedMeanwhile<Base>(error);
    if (present) {
      setCollision({ info: errorInfo(error, ''), present, mine: form });
      return undefined;
    }
    toast.error(refusalText(error));
    const errors = serverFieldErrors(error);
    return errors ? kind.errorsFromServer(errors, values) : undefined;
  }
  return { save, collision, later: () => setCollision(null) };
}
