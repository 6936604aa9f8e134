import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';

export type ModalProps = DialogFrameProps;

/** A dialog in the middle of the screen. Load it when it is first opened, not with the page. */
export function Modal(props: ModalProps) {
  return <DialogFrame {...props} />;
}
