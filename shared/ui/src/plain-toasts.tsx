import { useEffect, useState } from 'react';
import { listenToToasts, type ToastCall } from './toast-channel.ts';
import styles from './toast-view.module.css';

const SHOWN_MS = 4000;

type Shown = Exclude<ToastCall, { kind: 'dismiss' }>;
const lastOf = (calls: readonly ToastCall[]) =>
  calls.reduce<Shown | null>((last, call) => (call.kind === 'dismiss' ? last : call), null);

/** Fallback: the last message as plain text with its button, when the real toasts fail to load. */
export function PlainToasts({ waiting }: { waiting: ToastCall[] }) {
  const [shown, setShown] = useState(() => lastOf(waiting));
  const action = shown?.options.action;
  useEffect(() => listenToToasts((call) => setShown(lastOf([call]))), []);
  useEffect(() => {
    // A button stays until it is pressed.
    if (action) return undefined;
    const timer = setTimeout(() => setShown(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown, action]);
  const press = () => {
    setShown(null);
    action?.onClick();
  };
  return (
    <div className={styles.plain} role="status">
      {shown && (
        <p className={styles.toast}>
          <span>{shown.text}</span>
          {action && (
            <button type="button" className={styles.action} onClick={press}>
              {action.label}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
