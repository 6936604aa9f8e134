import { icons } from './icons.tsx';
import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { DialogContent } from './dialog-content.tsx';
import styles from './dialog-layout.module.css';
import { IconButton } from './icon-button.tsx';
import { useOverlayHistory } from './overlay-history.ts';
import { useFinalFocus } from './use-final-focus.ts';

export interface DialogLayoutProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, side by side. */
  footer?: ReactNode;
  wide?: boolean;
}

/**
 * Title, scrolling body, buttons. Escape, the cross, a tap outside and the back button close it; closing returns the
 * focus; the page behind does not scroll.
 */
export function DialogLayout({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  wide = false,
  sheet = false,
}: DialogLayoutProps & { sheet?: boolean }) {
  useOverlayHistory(open, () => onOpenChange(false));
  const finalFocus = useFinalFocus(open);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Viewport className={classNames(styles.viewport, sheet && styles.sheetViewport)}>
          <Dialog.Popup
            className={classNames(styles.popup, wide && styles.wide, sheet && styles.sheet)}
            finalFocus={finalFocus}
          >
            <DialogContent open={open}>
              <span className={styles.handle} aria-hidden="true" />
              <div className={styles.header}>
                <Dialog.Title className={styles.title}>{title}</Dialog.Title>
                <IconButton
                  icon={icons.close}
                  label="Tutup"
                  iconSize={20}
                  onClick={() => onOpenChange(false)}
                />
              </div>
              {description && (
                <Dialog.Description className={styles.description}>{description}</Dialog.Description>
              )}
              {children && <div className={styles.body}>{children}</div>}
              {footer && <div className={styles.footer}>{footer}</div>}
            </DialogContent>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
