/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { paintUnavailable } from './paint-unavailable.tsx';

it('has a message that the store is unavailable, and links to the same address', () => {
  const { title, body } = paintUnavailable('/kopi/onlinestore?keyword=a&page=2');
  const { document } = new JSDOM(body).window;
  expect(title).toBe('Toko belum bisa dibuka');
  expect(document.querySelector('[role=alert]')?.textContent).toContain(
    'Layanan sedang terganggu. Silakan coba beberapa saat lagi.',
  );
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/kopi/onlinestore?keyword=a&page=2');
});
