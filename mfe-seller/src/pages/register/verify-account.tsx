import { Button } from '@lapak/ui/button';
import { useSendAccountCodeMutation, useVerifyAccountMutation } from '../../api/opening-api.ts';
import styles from '../../components/form.module.css';
import { CodeForm } from '../../features/code/code-form.tsx';
import type { Registered } from '../../features/session/registered.ts';

interface VerifyAccountProps {
  registered: Registered;
  /** Back to the account's fields. */
  onOther: () => void;
}

/** The code of the mail, which makes the account and logs it in. */
export function VerifyAccount({ registered, onOther }: VerifyAccountProps) {
  const { email, registration, retryAfter } = registered;
  const [verify] = useVerifyAccountMutation();
  const [sendAgain] = useSendAccountCodeMutation();
  return (
    <CodeForm
      intro={
        <p className={styles.text}>
          {`Kami mengirim kode 16 angka ke ${email}. Kode berlaku 15 menit; periksa juga folder spam.`}
        </p>
      }
      action="Verifikasi"
      isLarge
      send={(code) => verify({ user: email, code, registration })}
      // The session that was made shows the next step.
      onDone={() => undefined}
      wait={retryAfter}
      resend={() => sendAgain({ user: email })}
      footer={
        <Button variant="ghost" block onClick={onOther}>
          Pakai email lain
        </Button>
      }
    />
  );
}
