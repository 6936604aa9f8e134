import type { Registry } from '@lapak/contracts/registry';

export type RefusalCode =
  | 'never-deployed'
  | 'nothing-to-go-back-to'
  | 'withdrawn'
  | 'withdrawn-lately'
  | 'is-current'
  | 'percent'
  | 'store-name'
  | 'no-canary'
  | 'not-pinned';

/** What a change of the registry came to. The message is for the person at the command. */
export type Outcome =
  | { kind: 'changed'; registry: Registry; from: string | null; to: string | null }
  | { kind: 'unchanged'; registry: Registry }
  | { kind: 'refused'; code: RefusalCode; message: string };

export const unchanged = (registry: Registry): Outcome => ({ kind: 'unchanged', registry });

export const refused = (code: RefusalCode, message: string): Outcome => ({ kind: 'refused', code, message });
