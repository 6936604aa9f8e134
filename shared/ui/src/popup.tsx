import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

export interface PopupProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  children: ReactNode;
  closeLabel?: string;
}

/** A message with one close button. */
export function Popup({ open, onOpenChange, title, children, closeLabel = 'Tutup' }: PopupProps) {
  return (
    <DialogFrame
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      hideClose
      footer={
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          {closeLabel}
        </Button>
      }
    >
      {children}
    </DialogFrame>
  );
}
