import type { CodeSentAnswer } from '@lapak/contracts/api/common';
import { toast } from '@lapak/ui/toast';
import type { ReactNode } from 'react';
import styles from '../../components/form.module.css';
import { CodeForm } from './code-form.tsx';

interface ChangeCodeFormProps {
  /** The change. */
  children: ReactNode;
  action: string;
  send: (code: string) => Promise<{ data?: { info: string }; error?: unknown }>;
  resend: () => Promise<{ data?: CodeSentAnswer; error?: unknown }>;
  onDone: () => void;
}

/** Makes a change of a store by the code that was mailed for it. */
export function ChangeCodeForm({ children, onDone, ...form }: ChangeCodeFormProps) {
  return (
    <CodeForm
      {...form}
      wait={60}
      onDone={({ info }) => {
        toast.success(info);
        onDone();
      }}
      intro={
        <>
          {children}
          <p className={styles.text}>
            Kode 16 angka sudah dikirim ke emailmu. Kode itu hanya untuk perubahan ini dan berlaku 15 menit.
          </p>
        </>
      }
    />
  );
}
