import { act, render, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createMemoryHistory } from '../testing/memory-history.ts';
import { createNavigation, type Loaded } from './navigation.ts';
import { NavigationProvider, useNavigationState, usePending } from './navigation-provider.tsx';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

const pageRenders: string[] = [];

function ShownPage() {
  const { location } = useNavigationState();
  pageRenders.push(location.pathname);
  return <h1>{location.pathname}</h1>;
}

const Sign = () => usePending() && <p role="progressbar">Memuat</p>;

function open() {
  const arrivals: ((loaded: Loaded) => void)[] = [];
  const navigation = createNavigation({
    history: createMemoryHistory({ initialEntries: ['/home'] }),
    painted: true,
    load: () => new Promise((resolve) => arrivals.push(resolve)),
  });
  render(
    <NavigationProvider navigation={navigation}>
      <ShownPage />
      <Sign />
    </NavigationProvider>,
  );
  pageRenders.length = 0;
  const arrive = () => act(async () => Promise.resolve(arrivals.at(-1)?.({ kind: 'ready' })));
  return { navigation, arrive };
}

it('shows that the next page is coming in the frame after the tap, without rendering the shown page', () => {
  const { navigation } = open();
  // As in a browser: what is not urgent waits.
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  flushSync(() => navigation.navigator.push('/produk'));
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  expect(screen.getByRole('progressbar')).toBeVisible();
  expect(pageRenders).toEqual([]);
});

it('keeps the sign until the page is there, and renders the page once', async () => {
  const { navigation, arrive } = open();
  act(() => navigation.navigator.push('/produk'));
  expect(screen.getByRole('heading', { name: '/home' })).toBeVisible();
  await arrive();
  expect(screen.getByRole('heading', { name: '/produk' })).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(pageRenders).toEqual(['/produk']);
});
