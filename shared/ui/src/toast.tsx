import { sendToast, type ToastKind, type ToastOptions } from './toast-channel.ts';

export type { ToastOptions } from './toast-channel.ts';

const send =
  (kind: ToastKind) =>
  (text: string, options: ToastOptions = {}): string => {
    const id = options.id ?? Math.random().toString(36).slice(2);
    sendToast({ kind, text, options: { ...options, id } });
    return id;
  };

/**
 * Posts a toast. Adds almost no bytes: the host's Toaster loads its view with the first toast.
 * Each call returns the toast's id, by which a later call replaces or dismisses it.
 */
export const toast = {
  success: send('success'),
  error: send('error'),
  info: send('info'),
  warning: send('warning'),
  loading: send('loading'),
  message: send('message'),
  dismiss(id?: string) {
    sendToast({ kind: 'dismiss', id });
  },
};
