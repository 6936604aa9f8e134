import type { Problem } from '@lapak/contracts/store-document/problem';
import { soundPart } from '@lapak/contracts/store-document/sound-part';
import Type, { type Static, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { ListName } from './store-document.ts';
import { schemaProblems } from './store-document/schema-problems.ts';
import { textProblems } from './store-document/text-problems.ts';

export type CheckedList<Entry> =
  { ok: true; list: Entry[] } | { ok: false; problems: [Problem, ...Problem[]] };

/**
 * Checks a list of a document alone, by the rules that `checkStoreDocument` has for it. Places of problems are as if the list were that
 * of a document: `/products/0/harga`.
 * @param rules those that the schema cannot express; they get the list as it came, and what of it fits the schema (`ifSound`)
 */
export function createListCheck<Schema extends TSchema, More extends unknown[]>(
  name: ListName,
  schema: Schema,
  rules: (document: object, sound: Static<Schema>[], ...more: More) => Problem[],
) {
  const ofDocument = Type.Object({ [name]: Type.Array(schema) });
  // Once: a check of one entry takes less than compiling does.
  let compiled: { Check(value: unknown): boolean } | null = null;
  return (entries: readonly unknown[], ...more: More): CheckedList<Static<Schema>> => {
    const document = { [name]: [...entries] };
    compiled ??= Compile(ofDocument);
    const isWhole = compiled.Check(document);
    const { problems, broken } = isWhole
      ? { problems: [], broken: new Set<string>() }
      : schemaProblems(ofDocument, document);
    // What does not fit this type is not read.
    const typed = document as Record<ListName, Static<Schema>[]>;
    const sound = (isWhole ? typed : soundPart(typed, broken))[name];
    const [first, ...others] = [...problems, ...textProblems(document), ...rules(document, sound, ...more)];
    return first ? { ok: false, problems: [first, ...others] } : { ok: true, list: sound };
  };
}
