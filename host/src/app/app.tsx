import {
  NavigationProvider,
  PageLoaderContext,
  Provider,
  type ScrollMemory,
  type ShownNavigation,
} from '@lapak/runtime';
import { useEffect } from 'react';
import { CurrentPage } from './current-page.tsx';
import { ShellEnvironmentContext, type ShellEnvironment } from './shell-environment.ts';

interface AppProps {
  environment: ShellEnvironment;
  /** State that the server rendered with: hydration must not read newer state. */
  serverState?: ReturnType<ShellEnvironment['store']['getState']>;
  preload: (href: string, want: 'files' | 'data') => void;
  /** Called once, when the first render is committed and its event handlers are attached. */
  onReady?: () => void;
  navigation: ShownNavigation;
  scrolls?: ScrollMemory;
}

/** The root component, the same on the server and in the browser. */
export function App({ environment, serverState, preload, onReady, navigation, scrolls }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <ShellEnvironmentContext value={environment}>
      <PageLoaderContext value={preload}>
        <Provider store={environment.store} serverState={serverState}>
          <NavigationProvider navigation={navigation} scrolls={scrolls}>
            <CurrentPage />
          </NavigationProvider>
        </Provider>
      </PageLoaderContext>
    </ShellEnvironmentContext>
  );
}
