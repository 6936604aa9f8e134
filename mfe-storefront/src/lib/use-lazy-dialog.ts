import { useState } from 'react';

/** A dialog whose files are loaded when it is first opened, and that then stays mounted for its closing animation. */
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
