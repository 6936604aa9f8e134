import { sendToast, type ToastKind, type ToastOptions } from './toast-channel.ts';

export type { ToastOptions } from './toast-channel.ts';

const send =
  (kind: ToastKind) =>
  (text: string, options: ToastOptions = {}): string => {
    // One toast per text: pressing again shows it anew instead of below itself. What loads is replaced by its own outcome alone.
    const id = options.id ?? (kind === 'loading' ? Math.random().toString(36).slice(2) : `${kind}: ${text}`);
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
