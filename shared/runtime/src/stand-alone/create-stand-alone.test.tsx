import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { PageModule } from '../page/page-module.ts';
import { useParams } from 'react-router-dom';
import { server } from '../testing/server.ts';
import { createStandAlone } from './create-stand-alone.tsx';

it('opens the pages by their links, each after the profile and its own prefetch', async () => {
  const loads: string[] = [];
  server.use(
    http.get('*/api/setting/profile', () => {
      loads.push('profile');
      return HttpResponse.json({ data: { username: 'kopinusantara' } });
    }),
  );
  const page = (name: string): PageModule => ({
    prefetch: () => {
      loads.push(name);
      return Promise.reject(new Error('a failed prefetch is the own state of the page'));
    },
    default: function Page() {
      return (
        <h1>
          {name} of {useParams().username}
        </h1>
      );
    },
  });
  document.body.innerHTML = '<div id="root"></div>';
  act(() =>
    createStandAlone({
      pages: { cart: async () => page('Cart'), checkout: async () => page('Checkout') },
      links: ['cart', 'checkout'],
      overlays: <p>toasts</p>,
    }),
  );

  await userEvent.click(await screen.findByRole('link', { name: 'cart' }));
  expect(await screen.findByRole('heading', { name: 'Cart of kopinusantara' })).toBeVisible();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('cart');
  expect(screen.getByText('toasts')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'checkout' }));
  expect(await screen.findByRole('heading', { name: 'Checkout of kopinusantara' })).toBeVisible();
  expect(loads.sort()).toEqual(['Cart', 'Checkout', 'profile']);
});

it('throws the name of the missing element', () => {
  document.body.innerHTML = '';
  expect(() => createStandAlone({ pages: {}, links: [] })).toThrow('no element with the id "root"');
});
