import { paths } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import { Navigate, useGoBack, useLocation, useNavigate, useParams } from '@lapak/runtime';
import { useRequestResetMutation, useVerifyResetMutation } from '../../api/auth-api.ts';
import { CodePage } from '../../features/forms/code-page.tsx';
import type { CodeValues } from '../../features/forms/code-schema.ts';
import { ResendButton } from '../../features/forms/resend-button.tsx';
import { textOfState } from '@lapak/domain/navigation-state';
import { useAnswer } from '../../features/forms/use-answer.ts';

/** The second step of the password chain: the code that was sent; needs the user of the first (spec 3 §2). */
export default function ForgotPasswordVerificationPage() {
  const { username = '' } = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  const goBack = useGoBack(paths.forgotPassword(username));
  const [verify] = useVerifyResetMutation();
  const [request, { isLoading: isResending }] = useRequestResetMutation();
  const { refusal, take } = useAnswer();
  const user = textOfState(location.state, 'user');
  if (user === null) return <Navigate to={paths.login(username)} replace />;

  const submit = async (values: CodeValues) => {
    const code = values.code.trim();
    return take(await verify({ code, user }), {
      failure: messages.codeUnreachable,
      onSuccess: () => navigate(paths.resetPassword(username), { state: { user, code } }),
    });
  };

  return (
    <CodePage
      title="Verifikasi Lupa Password"
      username={username}
      onBack={goBack}
      intro={
        <>
          Masukkan kode yang kami kirim untuk akun <strong>{user}</strong>
        </>
      }
      onSubmit={submit}
      refusal={refusal}
      footer={<ResendButton loading={isResending} resend={() => request({ user })} />}
    />
  );
}
