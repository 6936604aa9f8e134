import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';

export type BottomSheetProps = DialogFrameProps;

/** A dialog that rises from the bottom of a phone, and stands in the middle of a wider screen. */
export function BottomSheet(props: BottomSheetProps) {
  return <DialogFrame {...props} sheet />;
}
