import { render } from '@testing-library/react';
import { useInfiniteScroll } from './use-infinite-scroll.ts';

const margins: (string | undefined)[] = [];

Object.defineProperty(globalThis, 'IntersectionObserver', {
  configurable: true,
  value: class {
    constructor(_callback: unknown, options?: { rootMargin?: string }) {
      margins.push(options?.rootMargin);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  },
});

/** Sets a screen width in jsdom: `matchMedia` evaluates `(max-width: N px)` with it. */
function setScreen(width: number) {
  Object.defineProperty(globalThis, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({ matches: width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1]) }),
  });
}

function List() {
  return <div ref={useInfiniteScroll(true, () => undefined)} />;
}

afterEach(() => margins.splice(0));

test.each([
  [320, 10_000],
  [499, 10_000],
  [500, 1],
  [1280, 1],
])('a screen %i px wide asks for more %i px before the end', (width, threshold) => {
  setScreen(width);
  render(<List />);
  expect(margins).toEqual([`1000000px 0px ${threshold}px 0px`]);
});
