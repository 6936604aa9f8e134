import { messages } from '@lapak/domain/messages';
import { isApiError } from '@lapak/runtime';

const CHANGED = 412;

/** An entry as somebody else has left it, when a save of it was refused for that. */
export function changedMeanwhile<Base>(error: unknown): Base | null {
  return isApiError(error) && error.status === CHANGED ? (error.data as Base) : null; // the contract's answer
}

/** Why an entry was not saved, in one sentence: the first field's error, or the server's words. */
export function refusalText(error: unknown): string {
  if (!isApiError(error)) return messages.somethingFailed;
  const [first] = Object.values(error.errors).flat();
  if (error.status === 'NETWORK') return 'Belum tersimpan: tidak ada koneksi internet. Coba lagi.';
  return first ?? error.info ?? messages.somethingFailed;
}
