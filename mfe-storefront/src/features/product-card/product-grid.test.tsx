import { act, render, screen } from '@testing-library/react';
import { ProductGrid } from './product-grid.tsx';

type Sized = (entries: { contentRect: { height: number } }[]) => void;
let sized: Sized[] = [];

Object.defineProperty(globalThis, 'ResizeObserver', {
  configurable: true,
  value: class {
    constructor(private readonly callback: Sized) {}
    observe = () => sized.push(this.callback);
    disconnect = () => (sized = sized.filter((each) => each !== this.callback));
  },
});

const products = Array.from({ length: 6 }, (_, index) => ({ id: index + 1 }));
const Grid = ({ items = products }) => (
  <ProductGrid
    items={items}
    card={({ id }, index) => (
      <div role="listitem" key={id}>
        {index}
      </div>
    )}
  />
);
const slices = () => [...screen.getByRole('list').children] as HTMLElement[];
const reserved = () => slices().map((slice) => slice.style.containIntrinsicBlockSize);

test('the cards are one list in slices of four, in their order', () => {
  render(<Grid />);
  expect(slices().map((slice) => slice.textContent)).toEqual(['0123', '45']);
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
});

test('a list that is shown again reserves the heights that its slices had', () => {
  const first = render(<Grid />);
  expect(reserved()).toEqual(['', '']);
  act(() => sized.forEach((resize, index) => resize([{ contentRect: { height: 500 + index } }])));
  first.unmount();
  expect(sized).toEqual([]);
  render(<Grid />);
  expect(reserved()).toEqual(['auto 500px', 'auto 501px']);
});

test('a slice without a height, as on wide screens, reserves none', () => {
  const items = [{ id: 1 }];
  const first = render(<Grid items={items} />);
  act(() => sized.forEach((resize) => resize([{ contentRect: { height: 0 } }])));
  first.unmount();
  render(<Grid items={items} />);
  expect(reserved()).toEqual(['']);
});
