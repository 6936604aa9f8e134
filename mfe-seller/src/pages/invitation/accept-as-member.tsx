import type { SellerSession } from '@lapak/contracts/api/seller';
import { FormAlert } from '@lapak/forms/form-alert';
import { Button } from '@lapak/ui/button';
import { useState } from 'react';
import { useAcceptInvitationMutation } from '../../api/session-api.ts';
import styles from '../../components/form.module.css';
import { LoginForm } from '../../features/session/login-form.tsx';
import { refusalText } from '../../lib/refusal.ts';

interface AcceptAsMemberProps {
  token: string;
  /** Whom the invitation is for. */
  email: string;
  session: SellerSession | null;
  onAccepted: (session: SellerSession) => void;
}

/** Accepts for an address that has an account: with its session, or its login first. */
export function AcceptAsMember({ token, email, session, onAccepted }: AcceptAsMemberProps) {
  const [send, { isLoading }] = useAcceptInvitationMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const accept = async () => {
    setRefusal(null);
    const { data, error } = await send({ token, body: {} });
    if (data) onAccepted(data.data);
    else setRefusal(refusalText(error));
  };
  if (session?.user.email.toLowerCase() !== email.toLowerCase())
    return (
      <>
        <p className={styles.text}>
          {session
            ? `Kamu masuk sebagai ${session.user.email}. Masuk sebagai ${email} untuk menerima undangan ini.`
            : 'Masuk dulu untuk menerima undangan ini.'}
        </p>
        <FormAlert text={refusal} />
        <LoginForm user={email} onLoggedIn={() => void accept()} />
      </>
    );
  return (
    <>
      <FormAlert text={refusal} />
      <Button size="lg" block loading={isLoading} onClick={() => void accept()}>
        Terima undangan
      </Button>
    </>
  );
}
