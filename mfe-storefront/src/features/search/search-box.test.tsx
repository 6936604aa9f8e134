import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SearchBox } from './search-box.tsx';

/** Paints the box as the server does, lets the shopper use it, and brings it to life. */
async function hydrate(keyword: string, touch: (input: HTMLInputElement) => void) {
  const onSearch = jest.fn();
  const box = <SearchBox action="/kopi/onlinestore" keyword={keyword} onSearch={onSearch} />;
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(box);
  const input = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Cari Produk' });
  touch(input);
  await act(async () => hydrateRoot(root, box));
  return { onSearch, input };
}

test('what was typed before the page could listen is searched for, and stays in the field', async () => {
  const { onSearch, input } = await hydrate('', (field) => (field.value = 'gayo'));
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith('gayo'));
  expect(onSearch).toHaveBeenCalledTimes(1);
  expect(input).toHaveValue('gayo');
});

test('a field that was emptied before shows all products', async () => {
  const { onSearch } = await hydrate('gayo', (field) => (field.value = ''));
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith(''));
});

test('a field that nobody touched searches nothing', async () => {
  jest.useFakeTimers();
  const { onSearch } = await hydrate('gayo', () => undefined);
  jest.runAllTimers();
  jest.useRealTimers();
  expect(onSearch).not.toHaveBeenCalled();
});
