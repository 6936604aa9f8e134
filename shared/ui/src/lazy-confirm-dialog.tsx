import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import { lazy, Suspense, useState } from 'react';

const ConfirmDialog = lazy(() =>
  import('./confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);

/** A confirmation loaded on first open; it stays mounted, so that closing it returns the focus. */
export function LazyConfirmDialog(props: ConfirmDialogProps) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  return wasOpened ? (
    <Suspense fallback={null}>
      <ConfirmDialog {...props} />
    </Suspense>
  ) : null;
}
