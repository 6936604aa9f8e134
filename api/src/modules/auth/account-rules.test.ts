import { passwordProblems, profileProblems } from './account-rules.ts';

const sari = {
  name: 'Sari',
  username: 'sari.dewi',
  email: 'sari@contoh.id',
  phone_number: '081234567890',
};
const wrong = (own: Partial<typeof sari>, keptUsername?: string) =>
  profileProblems({ ...sari, ...own }, keptUsername);

describe('an account', () => {
  it('is fine when complete', () => expect(wrong({})).toEqual({}));

  it('has a name, a username, an e-mail address and a phone number', () => {
    expect(wrong({ name: '', username: '', email: '', phone_number: '' })).toEqual({
      name: ['Nama wajib diisi'],
      username: ['Username wajib diisi'],
      email: ['Email wajib diisi'],
      phone_number: ['Nomor handphone wajib diisi'],
    });
  });

  it.each(['abc', 'a'.repeat(30), '7sari', 'Sari_D-1.x'])('may be called %j', (username) => {
    expect(wrong({ username })).toEqual({});
  });

  it.each([
    ['ab', /3 sampai 30/],
    ['a'.repeat(31), /3 sampai 30/],
    ['.sari', /3 sampai 30/],
    ['sari dewi', /3 sampai 30/],
    ['sari!', /3 sampai 30/],
    ['081234567890', /nomor handphone/],
    ['12.34', /nomor handphone/],
    ['sari@contoh.id', /email/],
    ['api', /dipakai oleh sistem/],
  ])('may not be called %j', (username, why) => {
    expect(wrong({ username })).toEqual({ username: [expect.stringMatching(why)] });
    expect(wrong({ username }, username)).toEqual({});
    expect(wrong({ username }, `${username}x`)).toHaveProperty('username');
  });

  it.each([
    'sari',
    'sari@contoh',
    'sari@contoh.i',
    '@contoh.id',
    'sari dewi@contoh.id',
    'a@b.id,c@d.id',
    'x sari@contoh.id',
    'sari@contoh.id x',
  ])('is not reached at %j', (email) => {
    expect(wrong({ email })).toEqual({ email: ['Email tidak valid'] });
  });

  it('has a phone number of 8 to 16 digits', () => {
    for (const phone_number of ['08123456', '0812345678901234', '+62 812-3456-7890'])
      expect(wrong({ phone_number })).toEqual({});
    for (const phone_number of ['0812345', '08123456789012345', 'telepon'])
      expect(wrong({ phone_number })).toEqual({ phone_number: ['Nomor handphone tidak valid'] });
  });
});

describe('a password', () => {
  it.each([
    [6, 'Password minimal 6 karakter'],
    [8, 'Password minimal 8 karakter'],
  ])('has at least %i characters', (min, why) => {
    const short = 'x'.repeat(min - 1);
    const enough = 'x'.repeat(min);
    expect(passwordProblems(short, short, min)).toEqual({ password: [why] });
    expect(passwordProblems(enough, enough, min)).toEqual({});
  });

  it('is typed the same twice', () => {
    expect(passwordProblems('rahasia123', 'rahasia124', 8)).toEqual({
      password_confirmation: ['Konfirmasi password tidak benar'],
    });
  });
});
