import { messages } from '@lapak/domain/messages';
import { CopyButton as PlainCopyButton } from '@lapak/ui/copy-button';
import { toast } from '@lapak/ui/toast';

interface CopyButtonProps {
  text: string;
  /** What is copied, for people who cannot see what it stands beside: "nomor rekening". */
  what: string;
}

/** Copies a text and says so. */
export function CopyButton({ text, what }: CopyButtonProps) {
  return (
    <PlainCopyButton
      text={text}
      describe={`Salin ${what}`}
      onCopied={() => toast.success(messages.berhasilDicopy)}
      onFailed={() => toast.error(messages.terjadiKesalahan)}
    />
  );
}
