import type { FieldChanges } from '@lapak/contracts/api/seller-settings';
import { refusedForm } from '@lapak/forms/server-field-errors';
import { errorInfo, isApiError } from '@lapak/runtime';
import { toast } from '@lapak/ui/toast';
import type { FormApi } from 'final-form';
import { useState } from 'react';
import { beginFromSaved } from '../editor/begin-from-saved.ts';
import { createDrafts } from '../editor/drafts.ts';
import type { Begun } from '../editor/offered-draft.tsx';
import { refusalText } from '../../lib/refusal.ts';
import { changesOf, type Fields } from './changes.ts';

const CHANGED = 412;

/** What a form was filled in over; no fields for an entry that is not there yet. */
export interface FormBase {
  /** Names its draft. */
  id: string;
  fields: Fields | null;
}

/** Drafts of the forms of a store's settings and lists. */
export const formDrafts = createDrafts<FormBase, object>('isian');

/** How a form's values and the fields of the API become each other. */
export interface FormShape<Values extends object> {
  /** @param fields null for an entry that is not there yet */
  valuesOf(fields: Fields | null): Values;
  fieldsOf(values: Values, base: Fields | null): Fields;
}

/** What a save gave: the fields as they are then, or why not. */
export type SaveResult = { fields: Fields } | { error: unknown };

export interface Saving {
  /** Saves single fields, or a new entry. @param idempotencyKey the same new entry again under it is added once */
  save(wanted: {
    base: Fields | null;
    changes: FieldChanges;
    fields: Fields;
    idempotencyKey: string;
  }): Promise<SaveResult>;
  /** The fields as somebody else has left them, in the answer of a save; null when the entry is gone. */
  presentIn(data: unknown): Fields | null;
  onSaved?: (fields: Fields) => void;
}

/** What a form begins with. */
export interface BegunChange<Values> extends Begun<FormBase, Values> {
  base: FormBase;
}

interface Start<Values> {
  base: FormBase;
  typed: Values | null;
  /** A form that was put together of two changes is one of its own. */
  count: number;
}

/** Somebody else was first. */
export interface Collision {
  info: string;
  base: Fields;
  wanted: Fields;
  present: Fields;
}

/** A form over fields that others may change, too. Nothing that was typed is lost until it is saved or given up. */
export function useChangeForm<Values extends object>(
  toko: string,
  { idempotencyKey, ...begun }: BegunChange<Values>,
  shape: FormShape<Values>,
  { save, presentIn, onSaved }: Saving,
) {
  const [start, setStart] = useState<Start<Values>>({ ...begun, count: 0 });
  const [collision, setCollision] = useState<Collision | null>(null);
  const { id } = start.base;
  const forget = () => formDrafts.remove(toko, id);
  const begin = (fields: Fields | null, typed: Values | null) =>
    setStart(({ count }) => ({ base: { id, fields }, typed, count: count + 1 }));

  /** @param goOn begins the form from fields as they are saved. @returns whether more was typed meanwhile */
  async function send(
    from: Fields | null,
    wanted: Fields,
    goOn: (fields: Fields) => boolean,
  ): Promise<object | undefined> {
    const changes = changesOf(from ?? {}, wanted);
    if (from && Object.keys(changes).length === 0) {
      await forget();
      goOn(from);
      toast.success('Tidak ada yang perlu disimpan');
      return undefined;
    }
    const result = await save({ base: from, changes, fields: wanted, idempotencyKey });
    if ('fields' in result) {
      await forget();
      const isTyping = goOn(result.fields);
      toast.success('Tersimpan');
      // Who goes on typing over an entry stays in its form.
      if (!isTyping || !from) onSaved?.(result.fields);
      return undefined;
    }
    const { error } = result;
    if (isApiError(error) && error.status === CHANGED && from) {
      const info = errorInfo(error, '');
      const present = presentIn(error.data);
      if (present) setCollision({ info, base: from, wanted, present });
      else {
        toast.error(`${info}. Simpan lagi untuk membuatnya sebagai yang baru.`);
        begin(null, shape.valuesOf(wanted));
      }
      return undefined;
    }
    return refusedForm(error, refusalText(error));
  }

  return {
    start,
    collision,
    submit: (values: Values, form: FormApi<Values>) =>
      send(start.base.fields, shape.fieldsOf(values, start.base.fields), (fields) => {
        setStart(({ count }) => ({ base: { id, fields }, typed: null, count }));
        return beginFromSaved(form, values, shape.valuesOf(fields)) !== null;
      }),
    later: () => setCollision(null),
    /** Saves what was put together of two changes. */
    async join({ present }: Collision, both: Fields) {
      setCollision(null);
      begin(present, shape.valuesOf(both));
      const errors = await send(present, both, (fields) => {
        begin(fields, null);
        return false;
      });
      const [first] = Object.values(errors ?? {});
      if (typeof first === 'string') toast.error(first);
    },
    giveUp: forget,
  };
}
