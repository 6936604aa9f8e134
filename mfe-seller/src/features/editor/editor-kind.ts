import type { FormErrors } from '@lapak/forms/validate-with';
import type { Drafts } from './drafts.ts';
import type { Choice, Conflict } from './merge-forms.ts';
import type { Sending } from './sending.ts';

/** An entry as the store has it. */
export interface Saved {
  id: number;
  version: string;
}

/**
 * What an editor has to know of the entries that it edits: `Base` as the store has one, `Form` as it is saved, `Values` as the fields
 * hold it.
 */
export interface EditorKind<Base extends Saved, Form, Values extends Sending> {
  /** What an entry is called: 'Produk'. */
  name: string;
  drafts: Drafts<Base, Values>;
  /** What the form of a new one begins with. */
  newValues: Values;
  valuesOf(base: Base): Values;
  formOf(base: Base): Form;
  /** @param base null for an entry that is not there yet */
  formTyped(values: Values, base: Form | null): Form;
  /** The checks that the browser makes by itself, in the shape of the form. */
  errorsOf(values: Values, base: Form | null, now: Date): object;
  /** The server's errors, in the shape of the form. */
  errorsFromServer(errors: FormErrors, values: Values): object;
  merge(
    base: Form,
    mine: Form,
    theirs: Form,
  ): { conflicts: Conflict[]; merged(choices: Readonly<Record<string, Choice>>): Form };
  /** What two changes that were put together begin with. @param typed the values of the own change */
  mergedStart(
    merged: Form,
    change: { base: Base; mine: Form; present: Base; typed: Values },
  ): { base: Base; typed: Values };
}
