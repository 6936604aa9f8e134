import { PageLoaderContext, Provider } from '@lapak/runtime';
import { useEffect, type ReactNode } from 'react';
import { ShellEnvironmentContext, type ShellEnvironment } from './shell-environment.ts';

interface AppProps {
  environment: ShellEnvironment;
  /** State that the server rendered with, for a hydration that must not see anything newer. */
  serverState?: ReturnType<ShellEnvironment['store']['getState']>;
  preload: (href: string, want: 'files' | 'data') => void;
  /** Called once, when the first render stands in the document and listens. */
  onReady?: () => void;
  /** The router's provider: the browser's or the server's. */
  children: ReactNode;
}

/** Everything around the router, the same on the server and in the browser. */
export function App({ environment, serverState, preload, onReady, children }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <ShellEnvironmentContext value={environment}>
      <PageLoaderContext value={preload}>
        <Provider store={environment.store} serverState={serverState}>
          {children}
        </Provider>
      </PageLoaderContext>
    </ShellEnvironmentContext>
  );
}
