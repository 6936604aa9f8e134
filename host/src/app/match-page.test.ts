import { matchPage } from './match-page.ts';

it('knows the page of an address and its parameters, and remembers them', () => {
  const page = matchPage('/kopi/onlinestore/detail/gayo');
  expect(page).toMatchObject({ name: 'product', params: { username: 'kopi' } });
  expect(matchPage('/kopi/onlinestore/detail/gayo')).toBe(page);
});

it('goes on answering rightly after more addresses than it remembers', () => {
  for (let i = 0; i < 1500; i += 1)
    expect(matchPage(`/toko-${i}/onlinestore`)?.params.username).toBe(`toko-${i}`);
  expect(matchPage('/toko-0/onlinestore')).toMatchObject({ name: 'home', params: { username: 'toko-0' } });
  expect(matchPage('/onlinestore')).toBeNull();
  expect(matchPage('/a/b/c/d/e/f')).toBeNull();
});
