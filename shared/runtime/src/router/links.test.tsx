import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createNavigation } from '../navigation/navigation.ts';
import { NavigationProvider } from '../navigation/navigation-provider.tsx';
import { createMemoryHistory } from '../testing/memory-history.ts';
import { Link, type LinkProps } from './link.tsx';
import { PageLink } from './page-link.tsx';
import { PageLoaderContext } from './page-loader-context.ts';
import { useGoBack } from './use-go-back.ts';

function Detail() {
  const goBack = useGoBack('/home');
  return <button onClick={goBack}>Kembali</button>;
}

/** An element inside the real navigation; every address is loaded at once. */
function inNavigation(content: ReactNode, initialEntries = ['/']) {
  const history = createMemoryHistory({ initialEntries });
  const navigation = createNavigation({
    history,
    painted: true,
    load: () => Promise.resolve({ kind: 'ready' }),
  });
  navigation.start();
  const view = render(<NavigationProvider navigation={navigation}>{content}</NavigationProvider>);
  return { ...view, navigator: navigation.navigator, shown: navigation.getState };
}

const open = (initialEntries: string[]) => inNavigation(<Detail />, initialEntries);
const back = () => userEvent.click(screen.getByRole('button', { name: 'Kembali' }));

describe('going back', () => {
  it('goes to the fallback after a direct load', async () => {
    const { shown } = open(['/detail']);
    await back();
    expect(shown().location.pathname).toBe('/home');
  });

  it('goes to the previous page after a navigation', async () => {
    const { shown, navigator } = open(['/list?page=2']);
    await act(async () => navigator.push('/detail'));
    await back();
    expect(shown().location).toMatchObject({ pathname: '/list', search: '?page=2' });
  });

  it('goes to the fallback when the entry came from going back', async () => {
    const { shown, navigator } = open(['/detail']);
    await act(async () => navigator.push('/list'));
    await act(async () => navigator.go(-1));
    await back();
    expect(shown().location.pathname).toBe('/home');
  });
});

describe('a link', () => {
  const openLink = (props: Partial<LinkProps> = {}) =>
    inNavigation(<Link to="/kopi/onlinestore/cart" {...props} />);

  /** Whether the browser's default action was left. */
  async function click(init: MouseEventInit = {}) {
    let left = true;
    const catchIt = (event: MouseEvent) => {
      left = !event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', catchIt, { once: true });
    await act(async () => fireEvent.click(screen.getByRole('link'), init));
    return left;
  }

  it('has no attributes that anchors do not have', () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    openLink({ replace: true, state: {}, move: () => undefined, title: 'Cart' });
    const attributes = [...screen.getByRole('link').attributes].map(({ name, value }) => [name, value]);
    expect(attributes.sort()).toEqual([
      ['href', '/kopi/onlinestore/cart'],
      ['title', 'Cart'],
    ]);
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
  });

  it('moves inside the shop, with its state', async () => {
    const { shown } = openLink({ state: { from: 'cart' } });
    expect(await click()).toBe(false);
    expect(shown()).toMatchObject({
      action: 'PUSH',
      location: { pathname: '/kopi/onlinestore/cart', state: { from: 'cart' } },
    });
  });

  it('takes the place of the entry when asked to', async () => {
    const { shown } = openLink({ replace: true, to: '/a?b=1' });
    await click();
    expect(shown()).toMatchObject({ action: 'REPLACE', location: { search: '?b=1' } });
  });

  it('makes no second entry for the current address', async () => {
    window.history.replaceState(null, '', '/kopi/onlinestore/cart');
    const { shown } = openLink();
    await click();
    expect(shown().action).toBe('REPLACE');
    window.history.replaceState(null, '', '/');
  });

  it.each<[string, MouseEventInit]>([
    ['control', { ctrlKey: true }],
    ['command', { metaKey: true }],
    ['shift', { shiftKey: true }],
    ['alt', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('leaves a click with %s to the browser', async (_with, init) => {
    const { shown } = openLink();
    expect(await click(init)).toBe(true);
    expect(shown().location.pathname).toBe('/');
  });

  it('leaves a link to another tab to the browser', async () => {
    const { shown } = openLink({ target: '_blank' });
    expect(await click()).toBe(true);
    expect(shown().location.pathname).toBe('/');
  });

  it('calls the replacing handler for a plain click, and no other', async () => {
    const move = jest.fn();
    const { shown } = openLink({ move });
    expect(await click({ ctrlKey: true })).toBe(true);
    expect(move).not.toHaveBeenCalled();
    expect(await click()).toBe(false);
    expect(move).toHaveBeenCalledTimes(1);
    expect(shown().location.pathname).toBe('/');
  });

  it('does not move when its own handler prevents it', async () => {
    const { shown } = openLink({ onClick: (event) => event.preventDefault() });
    await click();
    expect(shown().location.pathname).toBe('/');
  });
});

describe('a page link', () => {
  function openLink() {
    const preload = jest.fn();
    const view = inNavigation(
      <PageLoaderContext value={preload}>
        <PageLink to="/kopi/onlinestore/cart">Keranjang</PageLink>
      </PageLoaderContext>,
    );
    return { ...view, preload };
  }

  it('is a real link', () => {
    openLink();
    expect(screen.getByRole('link', { name: 'Keranjang' })).toHaveAttribute('href', '/kopi/onlinestore/cart');
  });

  it('loads nothing while it is only in view, and the data when it is pointed at', async () => {
    const { preload } = openLink();
    expect(preload).not.toHaveBeenCalled();
    await userEvent.hover(screen.getByRole('link'));
    expect(preload).toHaveBeenCalledWith('/kopi/onlinestore/cart', 'data');
  });

  it('loads the data when a finger touches it', () => {
    const { preload } = openLink();
    fireEvent.touchStart(screen.getByRole('link'));
    expect(preload.mock.calls).toEqual([['/kopi/onlinestore/cart', 'data']]);
  });

  it('loads the data when the keyboard reaches it', async () => {
    const { preload } = openLink();
    await userEvent.tab();
    expect(preload).toHaveBeenCalledWith('/kopi/onlinestore/cart', 'data');
  });
});
