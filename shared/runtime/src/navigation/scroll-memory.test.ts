import type { Location } from 'react-router-dom';
import { createScrollMemory } from './scroll-memory.ts';

const at = (pathname: string, key = 'default'): Location =>
  ({ pathname, search: '', hash: '', state: null, key }) as Location;

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
}

beforeEach(() => sessionStorage.clear());

it("restores an entry's position, also after a reload of the tab", () => {
  const memory = createScrollMemory();
  scrollTo(420);
  memory.leave(at('/kopi/onlinestore', 'a1'));
  expect(memory.positionOf(at('/kopi/onlinestore', 'a1'))).toBe(420);
  memory.keep();
  expect(createScrollMemory().positionOf(at('/kopi/onlinestore', 'a1'))).toBe(420);
});

it("does not give a page that was opened directly another page's position", () => {
  const memory = createScrollMemory();
  scrollTo(420);
  memory.leave(at('/kopi/onlinestore'));
  expect(memory.positionOf(at('/kopi/onlinestore/detail/gayo'))).toBeNull();
  expect(memory.positionOf(at('/kopi/onlinestore'))).toBe(420);
});

it.each(['{', 'null', '{"a1":"x"}', '[]'])('starts empty from corrupt storage: %s', (kept) => {
  sessionStorage.setItem('lapak:scroll', kept);
  expect(createScrollMemory().positionOf(at('/kopi', 'a1'))).toBeNull();
});
