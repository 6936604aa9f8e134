import { server } from '@lapak/runtime/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { patterns } from '@lapak/contracts/routes';
import { answerProfile } from '../../testing/api.ts';
import { aCategory, aListing } from '../../testing/builders.ts';
import { openPage } from '../../testing/open-page.tsx';
import * as page from './home-page.tsx';

answerProfile();

/** Opens a home whose lists beyond the first one are held back until the test releases them. */
async function openSlowHome(theme_onlinestore: number) {
  let letCome: () => void = () => undefined;
  const comes = new Promise<void>((resolve) => (letCome = resolve));
  const body = aListing({
    theme_onlinestore,
    category: [aCategory({ id: 2, nama: 'Teh' }), aCategory({ id: 3, nama: 'Kopi' })],
  });
  let isFirst = true;
  server.use(
    http.get('*/api/product', async () => {
      if (!isFirst) await comes;
      isFirst = false;
      return HttpResponse.json(body);
    }),
  );
  const { shown } = await openPage(page, { pattern: patterns.home, url: '/kopi/onlinestore' });
  return { shown, letCome };
}

const press = (role: 'link' | 'button', name: string) => userEvent.click(screen.getByRole(role, { name }));
const search = (text: string) => userEvent.type(screen.getByRole('searchbox'), `${text}{Enter}`);

describe('a filter that is chosen while another is pending is merged with it', () => {
  it('a sort chip to a search', async () => {
    const { shown, letCome } = await openSlowHome(2);
    await search('gayo');
    await press('link', 'Termurah');
    letCome();
    await waitFor(() => expect(shown().location.search).toBe('?keyword=gayo&sort=price-asc'));
    expect(screen.getByRole('searchbox')).toHaveValue('gayo');
  });

  it.each([1, 2])('a category to a search (theme %i)', async (theme) => {
    const { shown, letCome } = await openSlowHome(theme);
    await search('gayo');
    await press('link', 'Teh');
    letCome();
    await waitFor(() => expect(shown().location.search).toBe('?keyword=gayo&category=2'));
  });

  it('the choices of the dialogs to a search', async () => {
    const { shown, letCome } = await openSlowHome(1);
    await search('gayo');
    await press('button', 'Lihat Semua');
    await userEvent.click(await screen.findByRole('link', { name: /Teh 1?\d\+? produk/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await press('button', 'Filter');
    await userEvent.click(await screen.findByRole('link', { name: 'Terbaru' }));
    letCome();
    await waitFor(() => expect(shown().location.search).toBe('?keyword=gayo&category=2&sort=latest'));
  });

  it('a search to a sort chip', async () => {
    const { shown, letCome } = await openSlowHome(2);
    await press('link', 'Termurah');
    await search('gayo');
    letCome();
    await waitFor(() => expect(shown().location.search).toBe('?keyword=gayo&sort=price-asc'));
  });
});

it('a link to a filter keeps its own target, for a new tab', async () => {
  const { shown, letCome } = await openSlowHome(2);
  const user = userEvent.setup();
  // jsdom does not follow it in a new tab.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Termurah' }));
  expect(shown().pending).toBe(false);
  expect(screen.getByRole('link', { name: 'Termurah' })).toHaveAttribute(
    'href',
    '/kopi/onlinestore?sort=price-asc',
  );
  letCome();
});
