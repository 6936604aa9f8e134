import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListEnd, type ListEndProps } from './list-end.tsx';
import { showListEnd } from './testing/intersection.ts';

function show(own: Partial<ListEndProps>) {
  const loadMore = jest.fn();
  const state = { hasMore: true, isLoadingMore: false, hasStopped: false, ...own };
  render(<ListEnd loadingLabel="Memuat berikutnya" loadMore={loadMore} {...state} />);
  return loadMore;
}

test('the next page loads when the end is in view', () => {
  const loadMore = show({});
  expect(loadMore).not.toHaveBeenCalled();
  act(showListEnd);
  expect(loadMore).toHaveBeenCalledTimes(1);
});

test.each([{ hasMore: false }, { isLoadingMore: true }, { hasStopped: true }])(
  'nothing loads by itself with %j',
  (own) => {
    const loadMore = show(own);
    act(showListEnd);
    expect(loadMore).not.toHaveBeenCalled();
  },
);

test('a loading page is announced', () => {
  show({ isLoadingMore: true });
  expect(screen.getByRole('status')).toHaveTextContent('Memuat berikutnya');
});

test('a list that stopped continues by a button', async () => {
  const loadMore = show({ hasStopped: true });
  await userEvent.click(screen.getByRole('button', { name: 'Muat lagi' }));
  expect(loadMore).toHaveBeenCalledTimes(1);
});

test('nothing more loads before the first view has loaded', () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const loadMore = show({});
  act(showListEnd);
  expect(loadMore).not.toHaveBeenCalled();
  act(() => void window.dispatchEvent(new Event('load')));
  act(showListEnd);
  expect(loadMore).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});
