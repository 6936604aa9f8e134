import { paths, patterns } from '@lapak/contracts/routes';
import { renderPage } from '@lapak/runtime/testing';
import { screen } from '@testing-library/react';
import * as page from './console-page.tsx';

test('says that an address has no page, and leads to the beginning', async () => {
  await renderPage(page, { pattern: patterns.console, url: '/kelola/entah/apa' });
  expect(screen.getByRole('heading', { level: 1, name: 'Halaman tidak ditemukan' })).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', paths.console());
  expect(document.title).toBe('Kelola');
});
