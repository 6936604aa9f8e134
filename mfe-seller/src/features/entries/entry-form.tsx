import type { EntryChangedAnswer, ListChange } from '@lapak/contracts/api/seller-settings';
import type { ReactNode } from 'react';
import { ChangeForm } from '../changes/change-form.tsx';
import type { Fields } from '../changes/changes.ts';
import type { FormShape } from '../changes/use-change-form.ts';

interface EntryFormProps<Values extends object, View> {
  /** Names drafts of this list. */
  draft: string;
  /** 'Kategori' */
  what: string;
  /** Null for a new entry. */
  entryKey: string | null;
  entry: object | null;
  /** The entry in the list that a save answers. */
  entryIn: (answer: readonly View[], key: string) => object | undefined;
  send: (change: ListChange) => Promise<{ data?: { data: readonly View[] }; error?: unknown }>;
  shape: FormShape<Values>;
  labels: Readonly<Record<string, string>>;
  textOf?: (name: string, value: unknown) => string;
  validate: (values: Values) => object;
  onDone: () => void;
  children: (values: Values) => ReactNode;
}

const withoutNull = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));

/** The form of one entry of a list. */
export function EntryForm<Values extends object, View = unknown>({
  draft,
  entryKey,
  entry,
  entryIn,
  send,
  onDone,
  ...form
}: EntryFormProps<Values, View>) {
  return (
    <ChangeForm<Values>
      draft={`${draft}-${entryKey ?? 'baru'}`}
      base={entry && { ...entry }}
      onCancel={onDone}
      onSaved={onDone}
      presentIn={(data) => (data as EntryChangedAnswer['data']).entry}
      save={async ({ base, changes, fields }) => {
        const { data, error } = await send(
          base && entryKey !== null
            ? { kind: 'change', key: entryKey, changes }
            : { kind: 'add', entry: withoutNull(fields) },
        );
        return data ? { fields: { ...entryIn(data.data, entryKey ?? '') } } : { error };
      }}
      {...form}
    />
  );
}
