import { ComingLocationContext, Router } from '@lapak/runtime';
import { createContext, startTransition, use, useLayoutEffect, useState, type ReactNode } from 'react';
import type { NavigationState, ShownNavigation } from './navigation.ts';
import type { ScrollMemory } from './scroll-memory.ts';
import { useScroll } from './use-scroll.ts';

interface NavigationContextValue extends NavigationState {
  reload: () => Promise<void>;
}

const NavigationContext = createContext<NavigationContextValue | null>(null);

/** The state of the moving from page to page, and the retry of the shown address. */
export function useNavigationState(): NavigationContextValue {
  const value = use(NavigationContext);
  if (!value) throw new Error('the shell renders inside its navigation');
  return value;
}

interface NavigationProviderProps {
  navigation: ShownNavigation;
  scrolls?: ScrollMemory;
  children: ReactNode;
}

/** React Router around the shell, at the address that the navigation shows. */
export function NavigationProvider({ navigation, scrolls, children }: NavigationProviderProps) {
  const [state, setState] = useState(navigation.getState);

  useLayoutEffect(() => {
    const follow = () => startTransition(() => setState(navigation.getState()));
    follow();
    return navigation.subscribe(follow);
  }, [navigation]);
  useScroll(state, scrolls);

  return (
    <NavigationContext value={{ ...state, reload: navigation.reload }}>
      <ComingLocationContext value={navigation.comingLocation}>
        <Router
          location={state.location}
          navigationType={state.action as never}
          navigator={navigation.navigator}
        >
          {children}
        </Router>
      </ComingLocationContext>
    </NavigationContext>
  );
}
