import {
  createContext,
  startTransition,
  use,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { Router } from 'react-router-dom';
import { ComingLocationContext } from './coming-location-context.ts';
import type { NavigationState, ShownNavigation } from './navigation.ts';
import { NavigatorContext } from './navigator-context.ts';
import type { ScrollMemory } from './scroll-memory.ts';
import { useScroll } from './use-scroll.ts';

interface NavigationContextValue extends Omit<NavigationState, 'pending'> {
  reload: () => Promise<void>;
}

const NavigationContext = createContext<NavigationContextValue | null>(null);
const PendingContext = createContext(false);

/** Whether the next address, or this one again, is being loaded or rendered. True in the frame after a tap. */
export const usePending = () => use(PendingContext);

/** The shown address, and its retry. */
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
  const [pending, setPending] = useState(state.pending);
  const shown = useMemo(() => ({ ...state, reload: navigation.reload }), [state, navigation]);

  useLayoutEffect(() => {
    function follow() {
      const next = navigation.getState();
      if (next.pending) return setPending(true);
      // The page in slices: the sign that it is coming was urgent, and stays until the page is there.
      return startTransition(() => {
        setState(next);
        setPending(false);
      });
    }
    follow();
    return navigation.subscribe(follow);
  }, [navigation]);
  useScroll(state, scrolls);

  return (
    <NavigationContext value={shown}>
      <NavigatorContext value={navigation.navigator}>
        <ComingLocationContext value={navigation.comingLocation}>
          <Router
            location={state.location}
            navigationType={state.action as never}
            navigator={navigation.navigator}
          >
            <PendingContext value={pending}>{children}</PendingContext>
          </Router>
        </ComingLocationContext>
      </NavigatorContext>
    </NavigationContext>
  );
}
