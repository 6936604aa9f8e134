import { useEffect, useState, type ReactElement } from 'react';
import { whenIdle } from '@lapak/ui/when-idle';

/**
 * The extras once they are loaded. Toasts sent before are queued; a failed load is retried on the next page.
 */
export function useShellExtras(pathname: string): ReactElement | null {
  const [extras, setExtras] = useState<ReactElement | null>(null);
  useEffect(() => {
    if (extras) return;
    whenIdle(() => {
      import(/* webpackChunkName: "extras" */ './shell-extras.tsx').then(
        ({ default: ShellExtras }) => setExtras(<ShellExtras />),
        () => undefined,
      );
    });
  }, [extras, pathname]);
  return extras;
}
