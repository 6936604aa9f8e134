type Listener = (fraction: number) => void;

const listeners = new Map<string, Set<Listener>>();

export function reportUploadProgress(uploadId: string, fraction: number): void {
  listeners.get(uploadId)?.forEach((listener) => listener(fraction));
}

/**
 * Subscribes to an upload's progress, from 0 to 1, by the id in its request.
 * @returns a function that unsubscribes
 */
export function onUploadProgress(uploadId: string, listener: Listener): () => void {
  const own = listeners.get(uploadId) ?? new Set<Listener>();
  listeners.set(uploadId, own.add(listener));
  return () => {
    own.delete(listener);
    if (own.size === 0) listeners.delete(uploadId);
  };
}
