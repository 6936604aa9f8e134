import * as consolePaths from './console-paths.ts';
import { isKeptAnswer, isKeptDocument, isVersionedFile } from './kept-for-gate.ts';

test('documents of the gate are kept, and no others of the console', () => {
  expect([consolePaths.gate('kopi.kita'), consolePaths.gateEvent('kopi', 12)].map(isKeptDocument)).toEqual([
    true,
    true,
  ]);
  const others = [
    consolePaths.summary('pintu'),
    consolePaths.orders('kopi'),
    consolePaths.login(),
    '/kopi/onlinestore',
  ];
  expect(others.filter(isKeptDocument)).toEqual([]);
});

test('who is logged in and which events there are is kept, and nothing of orders and people', () => {
  expect(['/api/seller/sesi', '/api/seller/toko/kopi/acara'].map(isKeptAnswer)).toEqual([true, true]);
  const others = [
    '/api/seller/toko/kopi/pesanan',
    '/api/seller/toko/kopi/acara/1/tiket',
    '/api/profile/kopi',
  ];
  expect(others.filter(isKeptAnswer)).toEqual([]);
});

test('files of versions are kept', () => {
  expect(['/assets/host/1/main.js', '/remotes/seller/2/console.js'].map(isVersionedFile)).toEqual([
    true,
    true,
  ]);
  expect(['/api/releases', '/favicon.svg'].filter(isVersionedFile)).toEqual([]);
});
