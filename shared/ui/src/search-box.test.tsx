import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SearchBox } from './search-box.tsx';

/** Renders the box on the server, lets the shopper use it, and hydrates it. */
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

test('text typed before hydration is searched for, and stays in the field', async () => {
  const { onSearch, input } = await hydrate('', (field) => (field.value = 'gayo'));
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith('gayo'));
  expect(onSearch).toHaveBeenCalledTimes(1);
  expect(input).toHaveValue('gayo');
});

test('a field that was emptied before hydration shows all products', async () => {
  const { onSearch } = await hydrate('gayo', (field) => (field.value = ''));
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith(''));
});

test('an untouched field searches nothing', async () => {
  jest.useFakeTimers();
  const { onSearch } = await hydrate('gayo', () => undefined);
  jest.runAllTimers();
  jest.useRealTimers();
  expect(onSearch).not.toHaveBeenCalled();
});
