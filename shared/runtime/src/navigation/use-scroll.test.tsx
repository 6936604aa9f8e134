import { renderHook } from '@testing-library/react';
import type { Location } from 'react-router-dom';
import type { NavigationState } from './navigation.ts';
import { useScroll } from './use-scroll.ts';

const moved: (number | string)[] = [];

beforeEach(() => {
  moved.length = 0;
  window.scrollTo = (_x?: unknown, y?: unknown) => void moved.push(Number(y));
  Element.prototype.scrollIntoView = function scrollIntoView() {
    moved.push(this.id);
  };
  document.body.innerHTML = '<h2 id="ulasan"></h2><h2 id="bagian dua"></h2>';
});

function show(hash: string, scroll: number | null) {
  const location = { pathname: '/kopi', search: '', hash, state: null, key: 'a' } as Location;
  const state: NavigationState = {
    location,
    action: 'PUSH',
    pending: false,
    started: true,
    failure: null,
    shown: 1,
    scroll,
  };
  renderHook(() => useScroll(state, undefined));
}

it('a link with a hash scrolls to its element', () => {
  show('#ulasan', 0);
  expect(moved).toEqual(['ulasan']);
});

it('also when its name is encoded in the address', () => {
  show('#bagian%20dua', 0);
  expect(moved).toEqual(['bagian dua']);
});

it.each(['', '#tidak-ada', '#%'])('a link to %j scrolls to the top', (hash) => {
  show(hash, 0);
  expect(moved).toEqual([0]);
});

it('going back restores the position, and a link without scrolling keeps it', () => {
  show('#ulasan', 700);
  show('#ulasan', null);
  expect(moved).toEqual([700]);
});
