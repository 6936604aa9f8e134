import { DialogLayout, type DialogLayoutProps } from './dialog-layout.tsx';

export type ModalProps = DialogLayoutProps;

/** A dialog in the middle of the screen. Load it when it is first opened, not with the page. */
export function Modal(props: ModalProps) {
  return <DialogLayout {...props} />;
}
