import type { EmptyAnswer } from '@lapak/contracts/api/common';
import { messages } from '@lapak/domain/messages';
import { errorInfo } from '@lapak/runtime';
import { Button } from '@lapak/ui/button';
import { toast } from '@lapak/ui/toast';

interface ResendButtonProps {
  loading: boolean;
  resend: () => Promise<{ data?: EmptyAnswer; error?: unknown }>;
}

/** Sends the code of an e-mail again; a toast shows the result (spec 3 §8). */
export function ResendButton({ loading, resend }: ResendButtonProps) {
  const send = async () => {
    const id = toast.loading(messages.sendingVerificationCode);
    const { data, error } = await resend();
    if (data) toast.success(data.info, { id });
    else toast.error(errorInfo(error, messages.codeUnreachable), { id });
  };
  return (
    <Button variant="ghost" block loading={loading} onClick={() => void send()}>
      Kirim ulang kode
    </Button>
  );
}
