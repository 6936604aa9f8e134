import type { EntryChangedAnswer, ListChange } from '@lapak/contracts/api/seller-settings';
import { useEffect, useRef, type ReactNode } from 'react';
import formStyles from '../../components/form.module.css';
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
  /** @param idempotencyKey the same new entry again under it is added once */
  send: (
    change: ListChange,
    idempotencyKey: string,
  ) => Promise<{ data?: { data: readonly View[] }; error?: unknown }>;
  shape: FormShape<Values>;
  labels: Readonly<Record<string, string>>;
  textOf?: (name: string, value: unknown) => string;
  validate: (values: Values) => object;
  onDone: () => void;
  children: (values: Values) => ReactNode;
}

const withoutNull = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));

/** Gives the first field the focus: the form was opened by a button. */
function FocusedFields({ children }: { children: ReactNode }) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => fields.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);
  return (
    <div ref={fields} className={formStyles.form}>
      {children}
    </div>
  );
}

/** The form of one entry of a list. */
export function EntryForm<Values extends object, View = unknown>({
  draft,
  entryKey,
  entry,
  entryIn,
  send,
  onDone,
  children,
  ...form
}: EntryFormProps<Values, View>) {
  return (
    <ChangeForm<Values>
      draft={`${draft}-${entryKey ?? 'baru'}`}
      base={entry && { ...entry }}
      onCancel={onDone}
      onSaved={onDone}
      presentIn={(data) => (data as EntryChangedAnswer['data']).entry}
      save={async ({ base, changes, fields, idempotencyKey }) => {
        const { data, error } = await send(
          base && entryKey !== null
            ? { kind: 'change', key: entryKey, changes }
            : { kind: 'add', entry: withoutNull(fields) },
          idempotencyKey,
        );
        return data ? { fields: { ...entryIn(data.data, entryKey ?? '') } } : { error };
      }}
      {...form}
    >
      {(values) => <FocusedFields>{children(values)}</FocusedFields>}
    </ChangeForm>
  );
}
