import { paths } from '@lapak/contracts/routes';
import { baseApi, useAppDispatch, useNavigate } from '@lapak/runtime';
import { Modal } from '@lapak/ui/modal';
import { toast } from '@lapak/ui/toast';
import { LoginForm } from './login-form.tsx';
import { sessionEnd } from './session-end.ts';

export interface LoginDialogProps {
  open?: boolean;
  /** Of who was logged in. */
  email: string;
}

/** Asks for the login again; calls that wait go on after it. Closed, it leads to the login page. */
export function LoginDialog({ open = false, email }: LoginDialogProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const leave = () => {
    sessionEnd.giveUp();
    // The session is asked for anew, and without one the login page follows.
    dispatch(baseApi.util.resetApiState());
  };
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && leave()}
      title="Sesimu sudah berakhir"
      description="Masuk lagi untuk melanjutkan. Yang sudah kamu ketik tetap ada."
    >
      <LoginForm
        user={email}
        onLoggedIn={(session) => {
          if (session.user.email === email) {
            sessionEnd.renew();
            toast.success('Kamu sudah masuk lagi');
            return;
          }
          // What waits is somebody else's.
          leave();
          void navigate(paths.console());
        }}
      />
    </Modal>
  );
}
