import { useState } from 'react';

/** A dialog whose files are loaded when it is opened for the first time, and that then stays for its closing motion. */
export function useLazyDialog() {
  const [isOpen, setOpen] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  return {
    isLoaded,
    open: () => {
      setLoaded(true);
      setOpen(true);
    },
    /** For the dialog itself. */
    control: { open: isOpen, onOpenChange: setOpen },
  };
}

export interface DialogControl {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}
