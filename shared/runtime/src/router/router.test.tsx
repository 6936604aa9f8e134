import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Link, type LinkProps } from './link.tsx';
import { PageLink } from './page-link.tsx';
import { PageLoaderContext } from './page-loader-context.ts';
import { useGoBack } from './use-go-back.ts';

function Detail() {
  const goBack = useGoBack('/home');
  return <button onClick={goBack}>Kembali</button>;
}

function open(initialEntries: string[]) {
  const router = createMemoryRouter(
    [
      { path: '/detail', element: <Detail /> },
      { path: '*', element: null },
    ],
    { initialEntries },
  );
  render(<RouterProvider router={router} />);
  return router;
}
const back = () => userEvent.click(screen.getByRole('button', { name: 'Kembali' }));

describe('going back', () => {
  it('leads to the fallback after a direct load', async () => {
    const router = open(['/detail']);
    await back();
    expect(router.state.location.pathname).toBe('/home');
  });

  it('leads to the previous page after a navigation', async () => {
    const router = open(['/list?page=2']);
    await act(() => router.navigate('/detail'));
    await back();
    expect(router.state.location).toMatchObject({ pathname: '/list', search: '?page=2' });
  });

  it('leads to the fallback when the entry came from going back', async () => {
    const router = open(['/detail']);
    await act(() => router.navigate('/list'));
    await act(() => router.navigate(-1));
    await back();
    expect(router.state.location.pathname).toBe('/home');
  });
});

describe('a link', () => {
  function openLink(props: Partial<LinkProps> = {}) {
    const router = createMemoryRouter([
      { path: '*', element: <Link to="/kopi/onlinestore/cart" {...props} /> },
    ]);
    render(<RouterProvider router={router} />);
    return router;
  }

  /** Whether the browser was left to follow the link itself. */
  function click(init: MouseEventInit = {}) {
    let left = true;
    const catchIt = (event: MouseEvent) => {
      left = !event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', catchIt, { once: true });
    fireEvent.click(screen.getByRole('link'), init);
    return left;
  }

  it('has nothing that anchors have not', () => {
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

  it('moves inside the shop, with its state', () => {
    const router = openLink({ state: { from: 'cart' } });
    expect(click()).toBe(false);
    expect(router.state).toMatchObject({
      historyAction: 'PUSH',
      location: { pathname: '/kopi/onlinestore/cart', state: { from: 'cart' } },
    });
  });

  it('takes the place of the entry when asked to', () => {
    const router = openLink({ replace: true, to: '/a?b=1' });
    click();
    expect(router.state).toMatchObject({ historyAction: 'REPLACE', location: { search: '?b=1' } });
  });

  it('makes no second entry for where one stands', () => {
    window.history.replaceState(null, '', '/kopi/onlinestore/cart');
    const router = openLink();
    click();
    expect(router.state.historyAction).toBe('REPLACE');
    window.history.replaceState(null, '', '/');
  });

  it.each<[string, MouseEventInit]>([
    ['control', { ctrlKey: true }],
    ['command', { metaKey: true }],
    ['shift', { shiftKey: true }],
    ['alt', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('leaves a click with %s to the browser', (_with, init) => {
    const router = openLink();
    expect(click(init)).toBe(true);
    expect(router.state.location.pathname).toBe('/');
  });

  it('leaves a link to another tab to the browser', () => {
    const router = openLink({ target: '_blank' });
    expect(click()).toBe(true);
    expect(router.state.location.pathname).toBe('/');
  });

  it('hands a plain click, and no other, to who takes the move over', () => {
    const move = jest.fn();
    const router = openLink({ move });
    expect(click({ ctrlKey: true })).toBe(true);
    expect(move).not.toHaveBeenCalled();
    expect(click()).toBe(false);
    expect(move).toHaveBeenCalledTimes(1);
    expect(router.state.location.pathname).toBe('/');
  });

  it('does not move when its own handler prevents it', () => {
    const router = openLink({ onClick: (event) => event.preventDefault() });
    click();
    expect(router.state.location.pathname).toBe('/');
  });
});

describe('a page link', () => {
  let seen: () => void = () => undefined;
  const disconnect = jest.fn();

  beforeEach(() => {
    disconnect.mockClear();
    window.IntersectionObserver = class {
      constructor(callback: IntersectionObserverCallback) {
        seen = () =>
          callback(
            [{ isIntersecting: true } as IntersectionObserverEntry],
            this as unknown as IntersectionObserver,
          );
      }
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = disconnect;
      takeRecords = () => [];
      root = null;
      rootMargin = '';
      scrollMargin = '';
      thresholds = [];
    };
  });

  function openLink() {
    const preload = jest.fn();
    const router = createMemoryRouter([
      {
        path: '*',
        element: (
          <PageLoaderContext value={preload}>
            <PageLink to="/kopi/onlinestore/cart">Keranjang</PageLink>
          </PageLoaderContext>
        ),
      },
    ]);
    const view = render(<RouterProvider router={router} />);
    return { ...view, router, preload };
  }

  it('is a real link', () => {
    openLink();
    expect(screen.getByRole('link', { name: 'Keranjang' })).toHaveAttribute('href', '/kopi/onlinestore/cart');
  });

  it('loads the files when it is seen, once, and the data when it is pointed at', async () => {
    const { preload } = openLink();
    expect(preload).not.toHaveBeenCalled();
    seen();
    expect(preload.mock.calls).toEqual([['/kopi/onlinestore/cart', 'files']]);
    expect(disconnect).toHaveBeenCalled();
    await userEvent.hover(screen.getByRole('link'));
    expect(preload).toHaveBeenCalledWith('/kopi/onlinestore/cart', 'data');
  });

  it('loads the data when the keyboard reaches it', async () => {
    const { preload } = openLink();
    await userEvent.tab();
    expect(preload).toHaveBeenCalledWith('/kopi/onlinestore/cart', 'data');
  });

  it('stops watching when it leaves the page', () => {
    const { unmount } = openLink();
    unmount();
    expect(disconnect).toHaveBeenCalled();
  });
});
