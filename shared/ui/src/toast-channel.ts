export type ToastKind = 'success' | 'error' | 'info' | 'warning' | 'loading' | 'message';

export interface ToastOptions {
  /** Milliseconds; a loading toast stays until it is replaced or dismissed. */
  duration?: number;
  /** A toast with the same id is replaced. */
  id?: string;
  description?: string;
}

export type ToastCall =
  | { kind: ToastKind; text: string; options: ToastOptions & { id: string } }
  | { kind: 'dismiss'; id?: string };

/**
 * Every remote brings its own copy of this file, but the page has one Toaster, in the host. They meet in one queue
 * on the page itself; who speaks before the Toaster listens is heard when it does.
 */
interface ToastChannel {
  queue: ToastCall[];
  listener: ((call: ToastCall) => void) | null;
}

declare global {
  var lapakToasts: ToastChannel | undefined;
}

function channel(): ToastChannel {
  globalThis.lapakToasts ??= { queue: [], listener: null };
  return globalThis.lapakToasts;
}

export function sendToast(call: ToastCall) {
  const { listener, queue } = channel();
  if (listener) listener(call);
  else queue.push(call);
}

/** Hears what was said so far and from now on; returns how to stop. */
export function listenToToasts(listener: (call: ToastCall) => void): () => void {
  const current = channel();
  current.listener = listener;
  for (const call of current.queue.splice(0)) listener(call);
  return () => {
    if (current.listener === listener) current.listener = null;
  };
}
