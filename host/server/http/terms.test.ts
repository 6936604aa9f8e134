import { termsPage } from './terms.ts';

test('the terms say whose the transaction is, in Indonesian and without a script', () => {
  expect(termsPage).toContain('<html lang="id">');
  expect(termsPage).toContain('<h1>Syarat dan Ketentuan</h1>');
  expect(termsPage).toContain('di luar tanggung jawab platform');
  expect(termsPage).not.toContain('<script');
});
