import { paths } from '@lapak/contracts/routes';
import { textOfState } from '@lapak/domain/navigation-state';
import { Navigate, useGoBack, useLocation, useParams } from '@lapak/runtime';
import { useNavigateFromHere } from '@lapak/runtime/use-navigate-from-here';
import { useRequestResetMutation, useVerifyResetMutation } from '../../api/auth-api.ts';
import { returnState } from '../../features/session/return-state.ts';
import { CodePage } from '../../features/forms/code-page.tsx';

/** The second step of the password chain: the code that was sent; needs the user of the first (spec 3 §2). */
export default function ForgotPasswordVerificationPage() {
  const { username = '' } = useParams();
  const location = useLocation();
  const navigate = useNavigateFromHere();
  const goBack = useGoBack(paths.forgotPassword(username));
  const [verify] = useVerifyResetMutation();
  const [request] = useRequestResetMutation();
  const user = textOfState(location.state, 'user');
  if (user === null) return <Navigate to={paths.login(username)} replace />;

  return (
    <CodePage
      title="Verifikasi Lupa Password"
      username={username}
      account={user}
      onBack={goBack}
      intro={
        <span>
          Masukkan kode yang kami kirim untuk akun <strong>{user}</strong>
        </span>
      }
      verify={(code) => verify({ code, user })}
      onRight={(code) =>
        navigate(paths.resetPassword(username), { state: { ...returnState(location.state), user, code } })
      }
      resend={() => request({ user })}
    />
  );
}
