import { useEffect, useState } from 'react';
import { listenToToasts, type ToastCall } from './toast-channel.ts';
import styles from './toast-view.module.css';

const SHOWN_MS = 4000;
const textOf = (calls: readonly ToastCall[]) =>
  calls.reduce<string | null>((text, call) => (call.kind === 'dismiss' ? text : call.text), null);

/** The last message in plain words, where the real toasts could not be loaded. */
export function PlainToasts({ waiting }: { waiting: ToastCall[] }) {
  const [text, setText] = useState(() => textOf(waiting));
  useEffect(() => listenToToasts((call) => setText(textOf([call]))), []);
  useEffect(() => {
    const timer = setTimeout(() => setText(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div className={styles.plain} role="status">
      {text && <p className={styles.toast}>{text}</p>}
    </div>
  );
}
