import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListEnd, type ListEndProps } from './list-end.tsx';

let comeIntoSight: (() => void) | null = null;

class TestObserver {
  constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    comeIntoSight = () => this.callback([{ isIntersecting: true }]);
  }
  disconnect() {
    comeIntoSight = null;
  }
}

beforeEach(() => {
  comeIntoSight = null;
  Object.defineProperty(globalThis, 'IntersectionObserver', { configurable: true, value: TestObserver });
});

function show(own: Partial<ListEndProps>) {
  const loadMore = jest.fn();
  const state = { hasMore: true, isLoadingMore: false, hasStopped: false, ...own };
  render(<ListEnd loadingLabel="Memuat berikutnya" loadMore={loadMore} {...state} />);
  return loadMore;
}

test('the next page loads when the end comes into sight', () => {
  const loadMore = show({});
  expect(loadMore).not.toHaveBeenCalled();
  act(() => comeIntoSight?.());
  expect(loadMore).toHaveBeenCalledTimes(1);
});

test.each([{ hasMore: false }, { isLoadingMore: true }, { hasStopped: true }])(
  'nothing loads by itself with %j',
  (own) => {
    show(own);
    expect(comeIntoSight).toBeNull();
  },
);

test('a page on its way is said', () => {
  show({ isLoadingMore: true });
  expect(screen.getByRole('status')).toHaveTextContent('Memuat berikutnya');
});

test('a list that stopped goes on by a button', async () => {
  const loadMore = show({ hasStopped: true });
  await userEvent.click(screen.getByRole('button', { name: 'Muat lagi' }));
  expect(loadMore).toHaveBeenCalledTimes(1);
});
