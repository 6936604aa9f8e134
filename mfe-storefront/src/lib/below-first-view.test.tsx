import { NavigationProvider } from '@lapak/runtime';
import { paintedNavigation } from '@lapak/runtime/painted-navigation';
import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { BelowFirstView } from './below-first-view.tsx';

const standing = paintedNavigation({
  pathname: '/',
  search: '',
  hash: '',
  state: null,
  key: 'a',
  mask: undefined,
});

/** The content of the page after each mutation. */
function views(action: 'PUSH' | 'REPLACE' | 'POP') {
  const seen: (string | null)[] = [];
  function Lower() {
    useLayoutEffect(() => void seen.push(document.body.textContent), []);
    return <p>bawah</p>;
  }
  function Page() {
    useLayoutEffect(() => void seen.push(document.body.textContent), []);
    return (
      <main>
        <h1>atas</h1>
        <BelowFirstView>
          <Lower />
        </BelowFirstView>
      </main>
    );
  }
  const state = { ...standing.getState(), action };
  render(
    <NavigationProvider navigation={{ ...standing, getState: () => state }}>
      <Page />
    </NavigationProvider>,
  );
  expect(screen.getByText('bawah')).toBeVisible();
  return seen;
}

it('is rendered one step after the first view on a client-side navigation', () => {
  expect(views('PUSH')).toEqual(['atas', 'atasbawah']);
});

it.each(['POP', 'REPLACE'] as const)(
  'stands there at once on a page that is loaded or returned to (%s)',
  (type) => {
    expect(new Set(views(type))).toEqual(new Set(['atasbawah']));
  },
);
