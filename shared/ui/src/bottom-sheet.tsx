import { DialogLayout, type DialogLayoutProps } from './dialog-layout.tsx';

export type BottomSheetProps = DialogLayoutProps;

/** A dialog at the bottom of a phone, and in the middle of a wider screen. */
export function BottomSheet(props: BottomSheetProps) {
  return <DialogLayout {...props} sheet />;
}
