import { movedPath } from './moved-path.ts';

it.each([
  ['/KopiNusantara', '/kopinusantara'],
  ['/KopiNusantara/', '/kopinusantara/'],
  ['/Kopi-Nusantara_2/onlinestore', '/kopi-nusantara_2/onlinestore'],
  ['/KOPI/onlinestore/detail/Gayo-A', '/kopi/onlinestore/detail/Gayo-A'],
  ['/kopi/event', '/kopi/onlinestore/event'],
  ['/Kopi/event/detail/9', '/kopi/onlinestore/event/detail/9'],
])('%s stands at %s', (pathname, moved) => {
  expect(movedPath(pathname)).toBe(moved);
  expect(movedPath(moved)).toBeNull();
});

it.each([
  '/',
  '/kopi',
  '/kopi/onlinestore/detail/Gayo',
  '/onlinestore/event',
  '/Onlinestore',
  '/kopi/events',
  '/Kopi/lain',
  '/Syarat-Ketentuan.html',
  '//Jahat/onlinestore',
  '/%4Bopi/onlinestore',
])('%s is right as it is', (pathname) => expect(movedPath(pathname)).toBeNull());
