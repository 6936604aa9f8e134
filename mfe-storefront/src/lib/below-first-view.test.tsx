import { Router, type RouterNavigator } from '@lapak/runtime';
import { render, screen } from '@testing-library/react';
import { useLayoutEffect, type ComponentProps } from 'react';
import { BelowFirstView } from './below-first-view.tsx';

const navigator = { createHref: () => '', push() {}, replace() {}, go() {} } as unknown as RouterNavigator;

/** What stood on the page, each time that something came onto it. */
function views(navigationType: 'PUSH' | 'REPLACE' | 'POP') {
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
  const type = navigationType as ComponentProps<typeof Router>['navigationType'];
  render(
    <Router location="/" navigationType={type} navigator={navigator}>
      <Page />
    </Router>,
  );
  expect(screen.getByText('bawah')).toBeVisible();
  return seen;
}

it('comes one step after the first view, on the way from another page', () => {
  expect(views('PUSH')).toEqual(['atas', 'atasbawah']);
});

it.each(['POP', 'REPLACE'] as const)(
  'stands there at once on a page that is loaded or returned to (%s)',
  (type) => {
    expect(new Set(views(type))).toEqual(new Set(['atasbawah']));
  },
);
