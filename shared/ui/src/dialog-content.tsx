import { memo, type ReactNode } from 'react';

/** What is in a dialog. It stays as it was while the dialog closes: what the dialog was about may be gone by then. */
export const DialogContent = memo(
  function DialogContent({ children }: { open: boolean; children: ReactNode }) {
    return children;
  },
  (_before, { open }) => !open,
);
