import type { FastifyInstance } from 'fastify';
import { messages } from '@lapak/domain/messages';
import type { Mail } from '../../mail/mailer.ts';
import { testApp, type testClock } from '../../testing/test-app.ts';
import { accountClient, aPerson as person } from '../../testing/account-client.ts';
import { onEveryDatabase } from '../../testing/database.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

onEveryDatabase('auth', (database) => {
  let app: FastifyInstance;
  let mails: Mail[];
  let clock: ReturnType<typeof testClock>;
  let verified: ReturnType<typeof accountClient>['verified'];
  let lastCode: ReturnType<typeof accountClient>['lastCode'];

  beforeAll(async () => {
    ({ app, mails, clock } = await testApp(database()));
    ({ verified, lastCode } = accountClient({ app, mails }));
  });
  afterAll(() => app.close());

  const post = (url: string, payload: object, token?: string) =>
    app.inject({ method: 'POST', url, payload, headers: token ? { authorization: `Bearer ${token}` } : {} });
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

  const loginToken = async (user: string, password: string) =>
    (await post('/api/auth/login', { user, password })).json<{ data?: { access_token?: string } }>().data
      ?.access_token;

  it('registers, mails a code, verifies and logs in by e-mail, username and phone', async () => {
    const who = person();
    expect((await post('/api/auth/register', who)).json()).toMatchObject({ code: '00' });
    expect(await lastCode(who.email)).toMatch(/^\d{6}$/);
    const early = await post('/api/auth/login', { user: who.email, password: who.password });
    expect(early.statusCode).toBe(403);
    expect(early.json()).toMatchObject({ code: '-1', data: { email: who.email } });
    expect(
      (await post('/api/auth/verification', { user: who.email, code: await lastCode(who.email) })).json(),
    ).toMatchObject({ code: '00' });
    for (const user of [
      who.email.toUpperCase(),
      who.username,
      who.phone_number,
      `+62${who.phone_number.slice(1)}`,
    ]) {
      const answer = await post('/api/auth/login', { user, password: who.password });
      expect(answer.json()).toMatchObject({ code: '00', data: { user: { email: who.email } } });
    }
  });

  it('names what is wrong with a registration', async () => {
    const answer = await post('/api/auth/register', {
      name: '',
      username: '',
      email: 'bukan-email',
      phone_number: '',
      password: '12345',
      password_confirmation: 'lain',
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: '-3',
      data: {
        errors: {
          name: ['Nama wajib diisi'],
          username: ['Username wajib diisi'],
          email: ['Email tidak valid'],
          phone_number: ['Nomor handphone wajib diisi'],
          password: ['Password minimal 6 karakter'],
          password_confirmation: ['Konfirmasi password tidak benar'],
        },
      },
    });
  });

  it('refuses a verified address, username or phone that is taken', async () => {
    const who = await verified();
    const other = person();
    const spellings = [
      ['email', who.email],
      ['email', who.email.toUpperCase()],
      ['username', who.username],
      ['username', who.username.toUpperCase()],
      ['phone_number', who.phone_number],
      ['phone_number', `+62 ${who.phone_number.slice(1)}`],
    ] as const;
    for (const [field, spelling] of spellings) {
      const answer = await post('/api/auth/register', { ...other, [field]: spelling });
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json<{ data: { errors: object } }>().data.errors)).toEqual([field]);
    }
  });

  it.each(['verification', 'forgot-password/verification'])('asks for the code at %s', async (route) => {
    const answer = await post(`/api/auth/${route}`, { user: person().email, code: ' ' });
    expect(answer.json()).toMatchObject({ code: '-3', data: { errors: { code: [messages.codeRequired] } } });
  });

  it('locks a code after five tries, even when they come at once', async () => {
    const who = person();
    await post('/api/auth/register', who);
    const code = await lastCode(who.email);
    await Promise.all(
      Array.from({ length: 5 }, () => post('/api/auth/verification', { user: who.email, code: wrong(code) })),
    );
    const late = await post('/api/auth/verification', { user: who.email, code });
    expect(late.statusCode).toBe(422);
    await post('/api/auth/send_verification_code', { user: who.email });
    const fresh = await lastCode(who.email);
    expect((await post('/api/auth/verification', { user: who.email, code: fresh })).statusCode).toBe(200);
  });

  it('takes a code for 15 minutes, and once', async () => {
    const who = await verified();
    await post('/api/auth/forgot-password/request', { user: who.email });
    const reset = {
      user: who.email,
      code: await lastCode(who.email),
      password: 'sandi-baru',
      password_confirmation: 'sandi-baru',
    };
    clock.advance(15 * MINUTE_MS - 1);
    expect((await post('/api/auth/forgot-password/verification', reset)).statusCode).toBe(200);
    clock.advance(1);
    expect((await post('/api/auth/forgot-password/reset', reset)).statusCode).toBe(422);
    await post('/api/auth/forgot-password/request', { user: who.email });
    const fresh = { ...reset, code: await lastCode(who.email) };
    const token = await loginToken(who.email, who.password);
    expect((await post('/api/auth/forgot-password/verification', fresh)).statusCode).toBe(200);
    expect((await post('/api/auth/forgot-password/reset', fresh)).statusCode).toBe(200);
    // Pressed again, because the answer was lost.
    const again = await post('/api/auth/forgot-password/reset', fresh);
    expect(again.statusCode).toBe(422);
    expect(again.json()).toMatchObject({ info: expect.stringContaining('Coba masuk dengan password baru') });
    expect(await loginToken(who.email, 'sandi-baru')).toBeDefined();
    const old = await app.inject({ url: '/api/alamat', headers: { authorization: `Bearer ${token}` } });
    expect(old.statusCode).toBe(401);
  });

  it('takes a code once, even when it comes twice at once with two passwords', async () => {
    const who = await verified();
    await post('/api/auth/forgot-password/request', { user: who.email });
    const code = await lastCode(who.email);
    const passwords = ['sandi-satu', 'sandi-dua2'];
    const answers = await Promise.all(
      passwords.map((password) =>
        post('/api/auth/forgot-password/reset', {
          ...{ user: who.email, code, password },
          password_confirmation: password,
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    const winner = passwords[answers.findIndex(({ statusCode }) => statusCode === 200)] ?? '';
    expect(await loginToken(who.email, winner)).toBeDefined();
  });

  it.each([
    ['is too short', { password: 'x', password_confirmation: 'x' }, 'password'],
    [
      'differs from its repetition',
      { password: 'sandi-baru', password_confirmation: 'sandi-lama' },
      'password_confirmation',
    ],
  ])('keeps the password and the code when the new one %s', async (_what, passwords, field) => {
    const who = await verified();
    await post('/api/auth/forgot-password/request', { user: who.email });
    const reset = { user: who.email, code: await lastCode(who.email) };
    const refused = await post('/api/auth/forgot-password/reset', { ...reset, ...passwords });
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json<{ data: { errors: object } }>().data.errors)).toEqual([field]);
    expect(await loginToken(who.email, who.password)).toBeDefined();
    const right = { ...reset, password: 'sandi-baru', password_confirmation: 'sandi-baru' };
    expect((await post('/api/auth/forgot-password/reset', right)).statusCode).toBe(200);
  });

  it('takes a token for 90 days', async () => {
    const who = await verified();
    const token = await loginToken(who.email, who.password);
    const status = async () =>
      (await app.inject({ url: '/api/alamat', headers: { authorization: `Bearer ${token}` } })).statusCode;
    clock.advance(90 * DAY_MS - 1_000);
    expect(await status()).toBe(200);
    clock.advance(1_000);
    expect(await status()).toBe(401);
  });

  it('does not reveal whether an account exists', async () => {
    const who = await verified();
    const unknown = await post('/api/auth/forgot-password/request', { user: 'tidak-ada@contoh.test' });
    const known = await post('/api/auth/forgot-password/request', { user: who.email });
    expect(unknown.json()).toEqual(known.json());
    expect(await lastCode(who.email)).toMatch(/^\d{6}$/);
  });

  it('changes profile and password; the e-mail address stays, other sessions end, this one is kept', async () => {
    const who = await verified();
    const here = await loginToken(who.email, who.password);
    const elsewhere = await loginToken(who.email, who.password);
    const next = {
      name: 'Sari Baru',
      username: `${who.username}x`,
      email: 'lain@contoh.test',
      phone_number: who.phone_number,
    };
    expect((await post('/api/profile', next, here)).json()).toMatchObject({ code: '00' });
    const bad = { old_password: 'salah-salah', password: 'sandi-baru', password_confirmation: 'sandi-baru' };
    expect((await post('/api/profile/change_password', bad, here)).json()).toMatchObject({
      data: { errors: { old_password: [expect.any(String)] } },
    });
    const change = { ...bad, old_password: who.password };
    // The answer to the first one is lost: the same again is no wrong old password.
    for (const time of ['first', 'again'])
      expect([time, (await post('/api/profile/change_password', change, here)).json()]).toMatchObject([
        time,
        { code: '00' },
      ]);
    const profile = (token?: string) =>
      app.inject({ url: '/api/profile/custom', headers: { authorization: `Bearer ${token}` } });
    expect((await profile(here)).json()).toMatchObject({
      data: { user: { name: 'Sari Baru', email: who.email } },
    });
    expect((await profile(elsewhere)).json()).toEqual({ data: { user: null } });
  });

  it('keeps the one address of an account, with its district', async () => {
    const who = await verified();
    const token = await loginToken(who.email, who.password);
    const bad = await post('/api/alamat', { district_id: '99.99.99', alamat: '', kode_pos: 'abc' }, token);
    expect(bad.json()).toMatchObject({
      data: {
        errors: {
          district_id: ['Kecamatan wajib diisi'],
          alamat: ['Alamat wajib diisi'],
          kode_pos: ['Kode pos harus 5 angka'],
        },
      },
    });
    await post('/api/alamat', { district_id: '31.74.07', alamat: 'Jl. Melati 1', kode_pos: '12160' }, token);
    const answer = await app.inject({ url: '/api/alamat', headers: { authorization: `Bearer ${token}` } });
    expect(answer.json()).toMatchObject({
      data: { alamat: 'Jl. Melati 1', district: { name: 'Kebayoran Baru' } },
    });
    expect((await post('/api/alamat', {}, undefined)).statusCode).toBeGreaterThanOrEqual(400);
  });

  it('logs out: the token is worth nothing any more', async () => {
    const who = await verified();
    const token = await loginToken(who.email, who.password);
    await post('/api/auth/logout', {}, token);
    expect(
      (await app.inject({ url: '/api/alamat', headers: { authorization: `Bearer ${token}` } })).statusCode,
    ).toBe(401);
  });

  it.each([
    ['/api/auth/login', { user: "' or 1=1 --", password: '\0' }],
    ['/api/auth/login', { user: ['a'], password: { $ne: 1 } }],
    ['/api/auth/register', { ...person(), name: '<b>\0</b>', email: 'a@b@c', username: '../..' }],
    ['/api/auth/verification', { user: '', code: '' }],
    ['/api/auth/forgot-password/reset', {}],
    ['/api/profile', { name: 1 }],
    ['/api/alamat', { district_id: {}, alamat: [], kode_pos: null }],
  ])('answers nonsense at %s with 4xx in words', async (url, payload) => {
    const answer = await post(url, payload);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json<{ info: string }>().info).toBeTruthy();
  });
});
