import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';

export type BottomSheetProps = DialogFrameProps;

/** A dialog at the bottom of a phone, and in the middle of a wider screen. */
export function BottomSheet(props: BottomSheetProps) {
  return <DialogFrame {...props} sheet />;
}
