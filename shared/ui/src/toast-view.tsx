import { icons } from './icons.tsx';
import { useEffect, useRef, type RefObject } from 'react';
import { toast, Toaster as Sonner } from 'sonner';
import { Icon } from './icon.tsx';
import { listenToToasts, type ToastCall } from './toast-channel.ts';
import styles from './toast-view.module.css';

function show(call: ToastCall) {
  if (call.kind === 'dismiss') toast.dismiss(call.id);
  else toast[call.kind](call.text, call.options);
}

const looks = {
  toast: styles.toast,
  title: styles.title,
  description: styles.description,
  icon: styles.icon,
  success: styles.success,
  error: styles.error,
  warning: styles.warning,
  info: styles.info,
  loading: styles.loading,
  actionButton: styles.action,
};

const symbols = {
  success: <Icon shape={icons.checkCircle} size={22} />,
  error: <Icon shape={icons.warning} size={22} />,
  warning: <Icon shape={icons.warning} size={22} />,
  info: <Icon shape={icons.info} size={22} />,
  loading: <span className={styles.ring} />,
};

/** Places toasts below the header, so that they do not cover its buttons, such as the cart. */
const belowHeader = { top: 'calc(var(--safe-top) + var(--header-height) + var(--space-2))' };

/** Sonner makes every toast a tab stop; a toast without a control must not be one. */
function useNoTabStops(toasts: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!toasts.current) return undefined;
    const removeStops = () =>
      toasts.current
        ?.querySelectorAll<HTMLElement>('[data-sonner-toast][tabindex="0"]')
        .forEach((shown) => (shown.tabIndex = -1));
    const observer = new MutationObserver(removeStops);
    observer.observe(toasts.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [toasts]);
}

/** Loaded for the first toast: shows the queued toasts, then later ones. */
export default function ToastView({ waiting }: { waiting: ToastCall[] }) {
  const toasts = useRef<HTMLElement>(null);
  useNoTabStops(toasts);
  // After Sonner's own effects, so that it receives the first toast too.
  useEffect(() => {
    for (const call of waiting.splice(0)) show(call);
    return listenToToasts(show);
  }, [waiting]);
  return (
    <Sonner
      ref={toasts}
      position="top-center"
      offset={belowHeader}
      mobileOffset={belowHeader}
      duration={3000}
      gap={10}
      expand
      containerAriaLabel="Pemberitahuan"
      icons={symbols}
      toastOptions={{ unstyled: true, classNames: looks }}
    />
  );
}
