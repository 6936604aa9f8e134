/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { paintNotFound } from './paint-not-found.tsx';

const paint = (...args: Parameters<typeof paintNotFound>) => {
  const { title, body } = paintNotFound(...args);
  const { document } = new JSDOM(body).window;
  return { title, text: document.querySelector('h1')?.textContent, link: document.querySelector('a') };
};

it('paints a missing page, with a plain link to its store', () => {
  const { title, text, link } = paint('page', 'kopi');
  expect([title, text]).toEqual(['404 NOT FOUND', '404 NOT FOUND']);
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Kembali ke toko', '/kopi/onlinestore']);
});

it('paints a missing store, with a link to all stores', () => {
  const { title, text, link } = paint('store', null);
  expect([title, text]).toEqual(['Toko tidak ditemukan', 'Toko tidak ditemukan']);
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Lihat semua toko', '/']);
});
