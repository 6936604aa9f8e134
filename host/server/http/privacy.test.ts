import { privacyPage } from './privacy.ts';

test('the privacy page says for how long things are kept by the settings, and whom to ask', () => {
  const page = privacyPage({ proofDays: 120, contactEmail: 'halo@lapak.test' });
  expect(page).toContain('<html lang="id">');
  expect(page).toContain('<h1>Kebijakan Privasi</h1>');
  expect(page).toContain('<td>120 hari setelah pesanan</td>');
  expect(page).toContain('30 hari; yang gagal terkirim 1 tahun');
  expect(page).toContain('href="mailto:halo%40lapak.test"');
  expect(page).not.toContain('<script');
  expect(privacyPage({ proofDays: 120 })).toContain('Hubungi pengelola Lapak');
});
