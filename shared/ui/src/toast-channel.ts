export type ToastKind = 'success' | 'error' | 'info' | 'warning' | 'loading' | 'message';

export interface ToastOptions {
  /** Milliseconds; a loading toast stays until it is replaced or dismissed. */
  duration?: number;
  /** A toast with the same id is replaced. */
  id?: string;
  description?: string;
  /** A button in the toast. */
  action?: { label: string; onClick: () => void };
}

export type ToastCall =
  | { kind: ToastKind; text: string; options: ToastOptions & { id: string } }
  | { kind: 'dismiss'; id?: string };

/**
 * Every remote bundles its own copy of this file, but the page has one Toaster, in the host. They share one global
 * queue; toasts posted before the Toaster subscribes are shown when it does.
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

/** Receives queued and later toasts; returns the unsubscribe function. */
export function listenToToasts(listener: (call: ToastCall) => void): () => void {
  const current = channel();
  current.listener = listener;
  for (const call of current.queue.splice(0)) listener(call);
  return () => {
    if (current.listener === listener) current.listener = null;
  };
}
