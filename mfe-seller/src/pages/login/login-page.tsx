import * as consolePaths from '@lapak/contracts/console-paths';
import { paths } from '@lapak/contracts/routes';
import { RETURN_TO, textOfState } from '@lapak/domain/navigation-state';
import { PageLink, useLocation } from '@lapak/runtime';
import { useNavigateFromHere } from '@lapak/runtime/use-navigate-from-here';
import { ConsoleTitle } from '../../app/console-title.tsx';
import styles from '../../components/form.module.css';
import { LoginForm } from '../../features/session/login-form.tsx';
import { sessionEnd } from '../../features/session/session-end.ts';

/** The login; afterwards it leads to where it was asked for. */
export default function LoginPage() {
  const { state } = useLocation();
  const navigate = useNavigateFromHere();
  return (
    <div className={styles.card}>
      <ConsoleTitle page="Masuk" />
      <h1 className={styles.title}>Masuk untuk mengelola toko</h1>
      <LoginForm
        onLoggedIn={() => {
          sessionEnd.begin();
          void navigate(textOfState(state, RETURN_TO) ?? paths.console(), { replace: true });
        }}
      />
      <PageLink className={styles.link} to={consolePaths.forgotPassword()}>
        Lupa password?
      </PageLink>
      <p className={styles.text}>
        {'Belum punya toko? '}
        <PageLink className={styles.link} to={consolePaths.register()}>
          Buka toko
        </PageLink>
        {'. Kalau kamu diundang ke toko orang lain, buka tautan di email undanganmu.'}
      </p>
    </div>
  );
}
