import { createMemoryHistory } from '../testing/memory-history.ts';
import { createNavigation, type Loaded } from './navigation.ts';
import type { ScrollMemory } from './scroll-memory.ts';

const ready: Loaded = { kind: 'ready' };

/** A navigation whose loads the test resolves, by address. */
function open({ entries = ['/home'], painted = true, answers = {} as Record<string, Loaded> } = {}) {
  const waiting = new Map<string, (loaded: Loaded) => void>();
  const positions = new Map<string, number>();
  const scrolls: ScrollMemory = {
    leave: (entry) => void positions.set(entry.key, 700),
    positionOf: (entry) => positions.get(entry.key) ?? null,
    keep: () => undefined,
  };
  const history = createMemoryHistory({ initialEntries: entries });
  const navigation = createNavigation({
    history,
    scrolls,
    painted,
    load: ({ pathname }) => {
      const answer = answers[pathname];
      return answer ? Promise.resolve(answer) : new Promise((resolve) => waiting.set(pathname, resolve));
    },
  });
  navigation.start();
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  const arrive = async (pathname: string, loaded = ready) => {
    waiting.get(pathname)?.(loaded);
    await settle();
  };
  const at = () => navigation.getState().location.pathname;
  return { navigation, history, waiting, arrive, settle, at };
}

it('shows an address, and pushes it to the history, when it is loaded and not before', async () => {
  const { navigation, history, arrive, at } = open();
  navigation.navigator.push('/cart');
  expect([at(), history.location.pathname, navigation.getState().pending]).toEqual(['/home', '/home', true]);

  await arrive('/cart');

  expect([at(), history.location.pathname]).toEqual(['/cart', '/cart']);
  expect(navigation.getState()).toMatchObject({ action: 'PUSH', pending: false, scroll: 0 });
});

it('lets the newest move win, whichever is loaded first', async () => {
  const { navigation, arrive, at, history } = open();
  navigation.navigator.push('/slow');
  navigation.navigator.push('/newest');
  await arrive('/newest');
  await arrive('/slow');
  expect(at()).toBe('/newest');
  expect(history.index).toBe(1);
});

it('gives the address that was requested last at once, also when it is not shown yet', async () => {
  const { navigation, arrive } = open();
  const coming = () => {
    const { pathname, search } = navigation.comingLocation();
    return pathname + search;
  };
  expect(coming()).toBe('/home');
  navigation.navigator.replace('/home?keyword=gayo');
  expect(coming()).toBe('/home?keyword=gayo');
  navigation.navigator.push('/cart');
  await arrive('/cart');
  expect(coming()).toBe('/cart');
});

it('follows the back button, to where that page was scrolled', async () => {
  const { navigation, arrive, at } = open();
  navigation.navigator.push('/cart');
  await arrive('/cart');
  navigation.navigator.go(-1);
  await arrive('/home');
  expect(at()).toBe('/home');
  expect(navigation.getState()).toMatchObject({ action: 'POP', scroll: 700 });
});

it('keeps the scroll position when the link requests it', async () => {
  const { navigation, arrive } = open({ answers: { '/home': ready } });
  navigation.navigator.replace('/home?sort=price', undefined, { preventScrollReset: true });
  await arrive('/home');
  expect(navigation.getState()).toMatchObject({ action: 'REPLACE', scroll: null });
  expect(navigation.getState().location.search).toBe('?sort=price');
});

it("follows a guard's redirect, and leaves no history entry of the guarded page", async () => {
  const { navigation, settle, at, history } = open({
    answers: { '/menu': { kind: 'redirect', to: '/login?from=menu' }, '/login': ready, '/home': ready },
  });
  navigation.navigator.push('/menu');
  await settle();
  expect([at(), navigation.getState().location.search]).toEqual(['/login', '?from=menu']);
  navigation.navigator.go(-1);
  await settle();
  expect([at(), history.index]).toEqual(['/home', 0]);
});

it('replaces the first address when a guard redirects from it', async () => {
  const { navigation, settle, at, history } = open({
    entries: ['/menu'],
    painted: false,
    answers: { '/menu': { kind: 'redirect', to: '/login' }, '/login': ready },
  });
  expect(navigation.getState().started).toBe(false);
  await settle();
  expect([at(), history.index, history.location.pathname]).toEqual(['/login', 0, '/login']);
  expect(navigation.getState().started).toBe(true);
});

it('resolves when the first address is loaded, also when it failed', async () => {
  const { navigation, arrive } = open({ painted: false });
  const events: string[] = [];
  const waiting = navigation.whenStarted().then(() => events.push('started'));
  await arrive('/elsewhere');
  expect(events).toEqual([]);
  await arrive('/home', { kind: 'failed', error: new Error('no files') });
  await waiting;
  await navigation.whenStarted();
  expect(events).toEqual(['started']);
});

it('does not load again what the server has painted', () => {
  const { navigation, waiting } = open();
  expect(waiting.size).toBe(0);
  expect(navigation.getState()).toMatchObject({ started: true, pending: false });
});

it('gives the reason when an address could not be loaded, and a reload loads it again', async () => {
  const error = new Error('no files');
  const { navigation, arrive } = open();
  navigation.navigator.push('/cart');
  await arrive('/cart', { kind: 'failed', error });
  expect(navigation.getState().failure).toEqual({ error });

  const { shown } = navigation.getState();
  const reloaded = navigation.reload();
  expect(navigation.getState().pending).toBe(true);
  await arrive('/cart');
  await reloaded;
  expect(navigation.getState()).toMatchObject({ failure: null, shown: shown + 1, scroll: null });
});

it('keeps the state that a link passes', async () => {
  const { navigation, arrive } = open();
  navigation.navigator.push('/login', { from: '/cart' });
  await arrive('/login');
  expect(navigation.getState().location.state).toEqual({ from: '/cart' });
});
