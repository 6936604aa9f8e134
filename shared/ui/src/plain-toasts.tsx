import { useEffect, useState } from 'react';
import { listenToToasts, type ToastCall } from './toast-channel.ts';
import styles from './toast-view.module.css';

const SHOWN_MS = 4000;
const textOf = (calls: readonly ToastCall[]) =>
  calls.reduce<string | null>((text, call) => (call.kind === 'dismiss' ? text : call.text), null);

/** Fallback: the last message as plain text, when the real toasts fail to load. */
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
