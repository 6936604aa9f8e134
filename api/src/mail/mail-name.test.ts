import { resetMail, verificationMail } from '../modules/auth/auth-mails.ts';
import { greeting, mailName } from './mail-name.ts';

it.each([
  'Sari',
  "Ni'mah Nur-Aini",
  'H. Ahmad S.T., M.T.',
  'Andi Nurul Qalbi Ramadhani Putri Sulaiman',
  'Toko 88',
  'Ngô Bảo Châu',
  '王小明',
])('%s is greeted by name', (name) => expect(mailName(name.slice(0, 40))).toBe(name.slice(0, 40)));

it('blanks, line breaks and signs do not come through', () => {
  expect(mailName('  Sari \r\n\t Dewi\u2028\u0000\u202E ')).toBe('Sari Dewi');
  expect(mailName('Sari ★ *Dewi*')).toBe('Sari Dewi');
});

const strangers = [
  'Menangkan hadiah http://evil.test/klik',
  'Menangkan hadiah evil.com',
  'buka www evil com',
  'buka ｅｖｉｌ．ｃｏｍ',
  'evil。com'.replace('。', '.'),
  'hubungi admin@evil.test',
  '<a href="x">klik</a>',
  '[klik](x)',
  'WA 0812 3456 789',
  'Selamat Anda memenangkan undian berhadiah dari kami segera balas',
  `Sari${'a'.repeat(200)}`,
  '​',
  '',
  '★★★',
];

it.each(strangers)('%j is not taken for a name', (name) => {
  expect(greeting(name)).toBe('Halo Pelanggan,');
});

it.each(strangers)('no mail about an account carries %j', (name) => {
  const user = { name, email: 'sari@contoh.id' };
  const code = { code: '123456', lifetimeMs: 900_000 };
  for (const { text, subject } of [verificationMail(user, code), resetMail(user, code)]) {
    expect(text.split('\n')[0]).toBe('Halo Pelanggan,');
    expect(subject).not.toMatch(/evil|klik/);
  }
});
