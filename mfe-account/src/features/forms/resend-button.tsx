import { messages } from '@lapak/domain/messages';
import { errorInfo } from '@lapak/runtime';
import { Button } from '@lapak/ui/button';
import { toast } from '@lapak/ui/toast';
import { useResendCodeMutation } from '../../api/auth-api.ts';

/** Sends the verification code again; a toast shows the result (spec 3 §8). */
export function ResendButton({ user }: { user: string }) {
  const [resend, { isLoading }] = useResendCodeMutation();
  const send = async () => {
    const id = toast.loading(messages.sendingVerificationCode);
    const { data, error } = await resend({ user });
    if (data) toast.success(data.info, { id });
    else toast.error(errorInfo(error, messages.codeUnreachable), { id });
  };
  return (
    <Button variant="ghost" block loading={isLoading} onClick={() => void send()}>
      Kirim ulang kode
    </Button>
  );
}
