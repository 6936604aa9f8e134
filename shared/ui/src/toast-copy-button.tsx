import { messages } from '@lapak/domain/messages';
import { CopyButton } from './copy-button.tsx';
import { toast } from './toast.tsx';

export interface ToastCopyButtonProps {
  text: string;
  /** The copied thing, for the accessible label: "nomor rekening". */
  what: string;
}

/** Copies a text and shows a toast. */
export function ToastCopyButton({ text, what }: ToastCopyButtonProps) {
  return (
    <CopyButton
      text={text}
      describe={`Salin ${what}`}
      onCopied={() => toast.success(messages.copied)}
      onFailed={() => toast.error(messages.somethingFailed)}
    />
  );
}
