import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { DialogContent } from './dialog-content.tsx';
import styles from './dialog-layout.module.css';
import { useOverlayHistory } from './overlay-history.ts';
import { useFinalFocus } from './use-final-focus.ts';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: ReactNode;
  description?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  /** For irreversible actions. */
  danger?: boolean;
  loading?: boolean;
  /** A third answer. */
  children?: ReactNode;
  /** The caller closes the dialog, at once or when the work is done. */
  onConfirm: () => void;
}

/** A confirmation: a tap outside does not close it, Escape and the back button mean no. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel = 'Ya',
  cancelLabel = 'Batal',
  danger = false,
  loading = false,
  children,
  onConfirm,
}: ConfirmDialogProps) {
  useOverlayHistory(open, () => onOpenChange(false));
  const finalFocus = useFinalFocus(open);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Viewport className={styles.viewport}>
          <AlertDialog.Popup className={styles.popup} finalFocus={finalFocus}>
            <DialogContent open={open}>
              <div className={styles.header}>
                <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
              </div>
              {description && (
                <AlertDialog.Description className={styles.description}>
                  {description}
                </AlertDialog.Description>
              )}
              <div className={styles.footer}>
                {children}
                <Button variant="secondary" onClick={() => onOpenChange(false)} disabled={loading}>
                  {cancelLabel}
                </Button>
                <Button variant={danger ? 'danger' : 'primary'} loading={loading} onClick={onConfirm}>
                  {confirmLabel}
                </Button>
              </div>
            </DialogContent>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
