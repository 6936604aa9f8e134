import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import { lazyPart } from './lazy-part.tsx';

/** A confirmation loaded on first open; it stays mounted, so that closing it returns the focus. */
export const LazyConfirmDialog = lazyPart<ConfirmDialogProps>(() =>
  import('./confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);
