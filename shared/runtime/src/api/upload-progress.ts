type Listener = (fraction: number) => void;

const listeners = new Map<string, Set<Listener>>();

export function reportUploadProgress(uploadId: string, fraction: number): void {
  listeners.get(uploadId)?.forEach((listener) => listener(fraction));
}

/**
 * Follows an upload from 0 to 1 by the id that its request names.
 * @returns a function that stops following
 */
export function onUploadProgress(uploadId: string, listener: Listener): () => void {
  const own = listeners.get(uploadId) ?? new Set<Listener>();
  listeners.set(uploadId, own.add(listener));
  return () => {
    own.delete(listener);
    if (own.size === 0) listeners.delete(uploadId);
  };
}
