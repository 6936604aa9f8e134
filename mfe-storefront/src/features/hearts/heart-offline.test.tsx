import { patterns } from '@lapak/contracts/routes';
import { act, screen, waitFor } from '@testing-library/react';
import * as home from '../../pages/home/home-page.tsx';
import { answerProfile, answerQueries } from '../../testing/api.ts';
import { aListing } from '../../testing/builders.ts';
import { openPage } from '../../testing/open-page.tsx';

const mockFile = { isCut: true, asked: 0 };
jest.mock('./heart.tsx', () => {
  mockFile.asked += 1;
  if (mockFile.isCut) throw new Error('the connection is cut');
  return jest.requireActual<object>('./heart.tsx');
});

answerProfile();
afterEach(() => localStorage.clear());

test('a heart whose file did not come is asked for until it does; the page is there meanwhile', async () => {
  localStorage.setItem('token', 'abc');
  answerQueries('*/api/product', () => aListing());
  await openPage(home, {
    pattern: patterns.home,
    url: '/kopi/onlinestore',
    preloadedState: { session: { login: 'customer' } },
  });
  await waitFor(() => expect(mockFile.asked).toBe(1));
  expect(screen.getByText('Produk 1')).toBeInTheDocument();
  mockFile.isCut = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('button', { name: 'Wishlist Produk 1' })).toBeInTheDocument();
});
