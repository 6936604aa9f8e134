import { searchField } from './search-field.ts';

const field = (query: { isFetching: boolean; isError: boolean }) => {
  const asked: string[] = [];
  const props = searchField({ ...query, refetch: () => asked.push('again') }, 'gam', (text) =>
    asked.push(text),
  );
  return { props, asked };
};

test('another text is searched, the same one only when its search failed', () => {
  const found = field({ isFetching: false, isError: false });
  found.props.onSearch('gam');
  expect(found.asked).toEqual([]);
  found.props.onSearch('gamb');
  expect(found.asked).toEqual(['gamb']);

  const failed = field({ isFetching: false, isError: true });
  failed.props.onSearch('gam');
  expect(failed.asked).toEqual(['again']);
});

test('a search has not failed while it is tried again', () => {
  expect(field({ isFetching: true, isError: true }).props).toMatchObject({ loading: true, failed: false });
});
