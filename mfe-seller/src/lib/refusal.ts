import { messages } from '@lapak/domain/messages';
import { isApiError } from '@lapak/runtime';

const CHANGED = 412;

/** An entry as somebody else has left it, when a save of it was refused for that. */
export function changedMeanwhile<Base>(error: unknown): Base | null {
  return isApiError(error) && error.status === CHANGED ? (error.data as Base) : null; // the contract's answer
}

const notSaved = 'Belum tersimpan: tidak ada koneksi internet. Coba lagi.';

/** Why something was not done, in one sentence: the first field's error, the server's words, or that the connection was lost. */
export function refusalText(error: unknown, offline = notSaved): string {
  if (!isApiError(error)) return messages.somethingFailed;
  if (error.status === 'NETWORK') return offline;
  const [first] = Object.values(error.errors).flat();
  return first ?? error.info ?? messages.somethingFailed;
}
