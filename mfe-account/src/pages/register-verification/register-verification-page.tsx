import { paths } from '@lapak/contracts/routes';
import { textOfState } from '@lapak/domain/navigation-state';
import { Navigate, useGoBack, useLocation, useParams } from '@lapak/runtime';
import { useNavigateFromHere } from '@lapak/runtime/use-navigate-from-here';
import { toast } from '@lapak/ui/toast';
import { useResendCodeMutation, useVerifyAccountMutation } from '../../api/auth-api.ts';
import { returnState } from '../../features/session/return-state.ts';
import { CodePage } from '../../features/forms/code-page.tsx';

/** The verification code of a new account; needs the e-mail that it was sent to (spec 3 §2). */
export default function RegisterVerificationPage() {
  const { username = '' } = useParams();
  const location = useLocation();
  const navigate = useNavigateFromHere();
  const goBack = useGoBack(paths.register(username));
  const [verify] = useVerifyAccountMutation();
  const [resend] = useResendCodeMutation();
  const email = textOfState(location.state, 'email');
  const registration = textOfState(location.state, 'registration') ?? undefined;
  if (email === null) return <Navigate to={paths.register(username)} replace />;

  return (
    <CodePage
      title="Verifikasi Akun"
      username={username}
      account={email}
      onBack={goBack}
      intro={
        <span>
          Masukkan kode verifikasi yang kami kirim ke <strong>{email}</strong>
        </span>
      }
      verify={(code) => verify({ code, user: email, registration })}
      onRight={(_code, info) => {
        toast.success(info);
        return navigate(paths.login(username), { replace: true, state: returnState(location.state) });
      }}
      resend={() => resend({ user: email })}
    />
  );
}
