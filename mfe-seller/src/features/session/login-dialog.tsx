import { paths } from '@lapak/contracts/routes';
import { baseApi, useAppDispatch, useNavigate } from '@lapak/runtime';
import { Button } from '@lapak/ui/button';
import { Modal } from '@lapak/ui/modal';
import { toast } from '@lapak/ui/toast';
import { useState } from 'react';
import { LoginForm } from './login-form.tsx';
import { sessionEnd } from './session-end.ts';

export interface LoginDialogProps {
  open?: boolean;
  /** The address of who was logged in. */
  email: string;
}

/**
 * Asks for the login again; calls that wait go on after it. To close it leads to the login page and loses what was typed, so that is
 * asked first.
 */
export function LoginDialog({ open = false, email }: LoginDialogProps) {
  const [isLeaving, setLeaving] = useState(false);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const leave = () => {
    setLeaving(false);
    sessionEnd.giveUp();
    // The session is asked for anew, and without one the login page follows.
    dispatch(baseApi.util.resetApiState());
  };
  if (isLeaving)
    return (
      <Modal
        open={open}
        onOpenChange={() => setLeaving(false)}
        title="Keluar dari halaman ini?"
        description="Yang sudah kamu ketik dan belum tersimpan akan hilang."
        footer={
          <>
            <Button variant="secondary" onClick={leave}>
              Keluar
            </Button>
            <Button onClick={() => setLeaving(false)}>Masuk lagi</Button>
          </>
        }
      />
    );
  return (
    <Modal
      open={open}
      onOpenChange={() => setLeaving(true)}
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
