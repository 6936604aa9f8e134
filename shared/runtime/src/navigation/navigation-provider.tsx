import { createContext, startTransition, use, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { ComingLocationContext } from './coming-location-context.ts';
import type { NavigationState, ShownNavigation } from './navigation.ts';
import { NavigatorContext } from './navigator-context.ts';
import type { ScrollMemory } from './scroll-memory.ts';
import { useScroll } from './use-scroll.ts';

interface NavigationContextValue extends NavigationState {
  reload: () => Promise<void>;
}

const NavigationContext = createContext<NavigationContextValue | null>(null);

/** The shown and the pending address, and the retry of the shown one. */
export function useNavigationState(): NavigationContextValue {
  const value = use(NavigationContext);
  if (!value) throw new Error('this renders inside a navigation only');
  return value;
}

interface NavigationProviderProps {
  navigation: ShownNavigation;
  scrolls?: ScrollMemory;
  children: ReactNode;
}

/** React Router around the pages, at the address that the navigation shows. */
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
      <NavigatorContext value={navigation.navigator}>
        <ComingLocationContext value={navigation.comingLocation}>
          <Router
            location={state.location}
            navigationType={state.action as never}
            navigator={navigation.navigator}
          >
            {children}
          </Router>
        </ComingLocationContext>
      </NavigatorContext>
    </NavigationContext>
  );
}
