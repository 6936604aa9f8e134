import { paths } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import { Navigate, useGoBack, useLocation, useNavigate, useParams } from '@lapak/runtime';
import { toast } from '@lapak/ui/toast';
import { useResendCodeMutation, useVerifyAccountMutation } from '../../api/auth-api.ts';
import { CodePage } from '../../features/forms/code-page.tsx';
import type { CodeValues } from '../../features/forms/code-schema.ts';
import { textOfState } from '@lapak/domain/navigation-state';
import { ResendButton } from '../../features/forms/resend-button.tsx';
import { useAnswer } from '../../features/forms/use-answer.ts';

/** The verification code of a new account; needs the e-mail that it was sent to (spec 3 §2). */
export default function RegisterVerificationPage() {
  const { username = '' } = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  const goBack = useGoBack(paths.register(username));
  const [verify] = useVerifyAccountMutation();
  const [resend, { isLoading: isResending }] = useResendCodeMutation();
  const { refusal, take } = useAnswer();
  const email = textOfState(location.state, 'email');
  const registration = textOfState(location.state, 'registration') ?? undefined;
  if (email === null) return <Navigate to={paths.register(username)} replace />;

  const submit = async ({ code }: CodeValues) =>
    take(await verify({ code: code.trim(), user: email, registration }), {
      failure: messages.codeUnreachable,
      onSuccess: (info) => {
        toast.success(info);
        return navigate(paths.login(username), { replace: true });
      },
    });

  return (
    <CodePage
      title="Verifikasi Akun"
      username={username}
      onBack={goBack}
      intro={
        <>
          Masukkan kode verifikasi yang kami kirim ke <strong>{email}</strong>
        </>
      }
      onSubmit={submit}
      refusal={refusal}
      footer={<ResendButton loading={isResending} resend={() => resend({ user: email })} />}
    />
  );
}
