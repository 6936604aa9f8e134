import { Button } from '@lapak/ui/button';
import { Icon } from '@lapak/ui/icon';
import { icons } from '@lapak/ui/icons';
import { TextField } from '@lapak/ui/text-field';
import { useRef, useState, type FormEvent } from 'react';
import type { Verdict } from '../../features/gate/verdict.ts';
import { CodeCamera } from './code-camera.tsx';
import styles from './gate-event-page.module.css';

const shapes = {
  admitted: icons.checkCircle,
  known: icons.clock,
  unasked: icons.warning,
  refused: icons.close,
} as const satisfies Record<Verdict['kind'], unknown>;

function VerdictPanel({ verdict }: { verdict: Verdict }) {
  const { kind, title, text, holder } = verdict;
  return (
    <div className={styles.verdict} data-kind={kind}>
      <Icon shape={shapes[kind]} size={40} />
      <div className={styles.said}>
        <p className={styles.verdictTitle}>{title}</p>
        {holder && <p className={styles.holder}>{`${holder.nama}, ${holder.nama_tiket}`}</p>}
        <p>{text}</p>
        {holder && <p className={styles.invoice}>{holder.invoice}</p>}
      </div>
    </div>
  );
}

interface CodeCheckerProps {
  verdict: Verdict | null;
  onCode: (text: string) => Promise<void>;
}

/** Codes by camera or by typing, and what the gate says of the last one. */
export function CodeChecker({ verdict, onCode }: CodeCheckerProps) {
  const [text, setText] = useState('');
  const [isChecking, setChecking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const check = async (code: string) => {
    setChecking(true);
    await onCode(code).finally(() => setChecking(false));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await check(text);
    setText('');
    field.current?.focus();
  };
  return (
    <div className={styles.checker}>
      <div role="status" aria-live="assertive" className={styles.panel} aria-busy={isChecking}>
        {verdict ? (
          <VerdictPanel verdict={verdict} />
        ) : (
          <p className={styles.muted}>Arahkan kamera ke kode QR tiket, atau ketik kodenya.</p>
        )}
      </div>
      <CodeCamera onCode={check} />
      <form className={styles.typed} onSubmit={(event) => void submit(event)}>
        <TextField
          ref={field}
          label="Kode tiket"
          value={text}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" loading={isChecking} disabled={text.trim() === ''}>
          Periksa
        </Button>
      </form>
    </div>
  );
}
