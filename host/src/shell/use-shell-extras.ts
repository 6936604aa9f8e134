import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../app/when-idle.ts';

/**
 * The extras when they are there. Toasts that are sent before wait for them; files that do not come are asked for again on
 * the next page.
 */
export function useShellExtras(pathname: string): ComponentType | null {
  const [extras, setExtras] = useState<{ View: ComponentType } | null>(null);
  useEffect(() => {
    if (extras) return;
    whenIdle(() => {
      import(/* webpackChunkName: "extras" */ './shell-extras.tsx').then(
        ({ default: View }) => setExtras({ View }),
        () => undefined,
      );
    });
  }, [extras, pathname]);
  return extras?.View ?? null;
}
