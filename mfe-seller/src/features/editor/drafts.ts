import { stored } from '../../lib/stored.ts';

/** What was typed and not saved, with the entry that it was typed over; null for one that is not there yet. */
export interface Draft<Base, Values> {
  at: number;
  /** The save of it may have been carried out without an answer; under the same key it is sent once. */
  idempotencyKey: string;
  base: Base | null;
  values: Values;
}

/** A browser that has no storage keeps no drafts. */
const quietly = <T>(work: Promise<T>) => work.catch(() => undefined);

/** Drafts of one kind of entries, on this device. */
export function createDrafts<Base, Values>(kind: string) {
  const keyOf = (toko: string, id: number | string | null) => `draf-${kind}:${toko}:${id ?? 'baru'}`;
  return {
    read: (toko: string, id: number | string | null) =>
      quietly(stored.get<Draft<Base, Values>>(keyOf(toko, id))),
    write: (toko: string, id: number | string | null, draft: Draft<Base, Values>) =>
      quietly(stored.set(keyOf(toko, id), draft)),
    remove: (toko: string, id: number | string | null) => quietly(stored.remove(keyOf(toko, id))),
  };
}
export type Drafts<Base, Values> = ReturnType<typeof createDrafts<Base, Values>>;
