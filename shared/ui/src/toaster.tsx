import { lazy, Suspense, useEffect, useState } from 'react';
import { PlainToasts } from './plain-toasts.tsx';
import { listenToToasts, type ToastCall } from './toast-channel.ts';
import { whenIdle } from './when-idle.ts';

const loadView = () => import('./toast-view.tsx');
// Toasts report lost connections too, so their view must be loaded before.
const ToastView = lazy(() => loadView().catch(() => ({ default: PlainToasts })));

/** Once per page, in the host. Its view is loaded after the first touch or key, deferred until idle. */
export function Toaster() {
  const [isNeeded, setNeeded] = useState(false);
  const [waiting] = useState<ToastCall[]>([]);

  useEffect(() => {
    const preload = () => void whenIdle(() => void loadView().catch(() => undefined));
    const options = { once: true, passive: true } as const;
    window.addEventListener('pointerdown', preload, options);
    window.addEventListener('keydown', preload, options);
    return () => {
      window.removeEventListener('pointerdown', preload);
      window.removeEventListener('keydown', preload);
    };
  }, []);

  useEffect(() => {
    if (isNeeded) return undefined;
    return listenToToasts((call) => {
      waiting.push(call);
      setNeeded(true);
    });
  }, [isNeeded, waiting]);

  return isNeeded ? (
    <Suspense fallback={null}>
      <ToastView waiting={waiting} />
    </Suspense>
  ) : null;
}
