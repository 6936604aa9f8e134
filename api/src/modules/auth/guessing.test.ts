import { AsyncLocalStorage } from 'node:async_hooks';
import { ServerResponse } from 'node:http';
import { testApp } from '../../testing/test-app.ts';
import { accountClient, aPerson } from '../../testing/account-client.ts';
import { uniqueName } from '../../testing/a-store.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { withMovableDate } from '../../testing/movable-date.ts';

const times = (n: number) => Array.from({ length: n }, (_none, index) => index);
/** One after the other. */
async function repeat(n: number, attempt: (nth: number) => Promise<unknown>) {
  for (const nth of times(n)) await attempt(nth);
}
const MINUTE_MS = 60_000;

onEveryDatabase('Guessing', (database) => {
  type Shop = Awaited<ReturnType<typeof testApp>> & ReturnType<typeof accountClient>;
  /** Processes besides `here`. Each ends with its test: it would send the mails of the next ones. */
  const others: Shop[] = [];
  const shop = async (rateLimitFactor = 1, opened = database()): Promise<Shop> => {
    const made = await testApp(opened, { config: { rateLimitFactor } });
    return { ...made, ...accountClient(made) };
  };
  const another = async (rateLimitFactor?: number) => {
    const opened = await shop(rateLimitFactor);
    others.push(opened);
    return opened;
  };
  let here: Shop;
  /** With a hundredth of the limits. Its mails are stopped, as it would send those of `here`. */
  let strict: Shop;
  beforeAll(async () => {
    here = await shop();
    strict = await shop(0.01);
    await strict.app.services.mails.stop();
  });
  afterEach(() => Promise.all(others.splice(0).map(({ app }) => app.close())));
  afterAll(() => Promise.all([here.app.close(), strict.app.close()]));

  const guessPasswords = async (user: string, tries: number) => {
    await repeat(tries, (nth) => here.login(user, `tebakan${nth}`, `198.51.100.${nth}`));
  };
  const reset = (user: string, code: string, password = 'sandi-baru') =>
    here.post('/api/auth/forgot-password/reset', {
      user,
      code,
      password,
      password_confirmation: password,
    });
  const guessCodes = (user: string, tries: number) =>
    Promise.all(
      times(tries).map((nth) =>
        here.post(
          '/api/auth/forgot-password/verification',
          { user, code: String(nth).padStart(6, '0') },
          { address: `198.51.100.${nth}` },
        ),
      ),
    );
  /** One after the other, so that the last mail has the last code. */
  const codeFrom = async (path: string, user: string) => {
    await here.settled();
    return here.post(`/api/auth/${path}`, { user });
  };
  const requestCode = (user: string) => codeFrom('forgot-password/request', user);

  it('counts wrong passwords by the account that is meant, however it is spelt and wherever they come from', async () => {
    const who = await here.verified();
    const local = who.phone_number.slice(1);
    const spellings = [
      who.email.toUpperCase(),
      ` ${who.username.toUpperCase()} `,
      `0${local}`,
      `62${local}`,
      `+62 ${local.slice(0, 3)}-${local.slice(3)}`,
    ];
    const statuses: number[] = [];
    for (const nth of times(15)) {
      const user = spellings[nth % spellings.length] ?? '';
      statuses.push((await here.login(user, 'tebakan', `198.51.100.${nth}`)).status);
    }
    expect(statuses).toEqual([...times(10).map(() => 401), ...times(5).map(() => 429)]);
    expect((await here.login(who.email, who.password)).status).toBe(429);
  });

  it('answers the same for an account that does not exist', async () => {
    const who = await here.verified();
    const said = async (user: string) => {
      const answers: [number, string][] = [];
      for (const nth of times(12)) {
        const { status, info } = await here.login(user, 'tebakan', `198.51.100.${nth}`);
        answers.push([status, info]);
      }
      await repeat(7, async () => {
        const { status, info } = await requestCode(user);
        answers.push([status, info]);
      });
      return answers;
    };
    const unknown = await said('tidak-ada@contoh.test');
    expect(unknown).toEqual(await said(who.email));
    expect(await said('0855 0000 0001')).toEqual(unknown);
    expect((await here.login('+62 855-0000-0001', 'tebakan')).status).toBe(429);
  });

  it('counts what was wrong alone', async () => {
    const who = await here.verified();
    await repeat(12, async () => expect((await here.login(who.email, who.password)).status).toBe(200));
  });

  it('counts for every process at once', async () => {
    const who = await here.verified();
    const other = await another();
    await guessPasswords(who.email, 5);
    for (const nth of times(5)) await other.login(who.phone_number, `tebakan${nth}`);
    expect((await here.login(who.email, who.password)).status).toBe(429);
    expect((await other.login(who.email, who.password)).status).toBe(429);
  });

  it('bounds the passwords tried in a day, also by a slow attacker', () =>
    withMovableDate(async (advance) => {
      const who = await here.verified();
      let checked = 0;
      await repeat(7, async () => {
        await repeat(11, async (nth) => {
          if ((await here.login(who.email, `tebakan${nth}`)).status === 401) checked += 1;
        });
        advance(16 * MINUTE_MS);
      });
      expect(checked).toBe(50);
      // The first was 112 minutes ago, and the day counts from it.
      expect((await here.login(who.email, who.password)).info).toMatch(/coba lagi 23 jam lagi$/);
    }));

  it('lets a shopper in by the mailed code while strangers keep the password locked', async () => {
    const who = await here.verified();
    await guessPasswords(who.email, 11);
    const locked = await here.login(who.email, who.password);
    expect(locked.status).toBe(429);
    expect(locked.info).toMatch(/Lupa password.*coba lagi 1[0-5] menit lagi$/);
    await requestCode(who.phone_number);
    const done = await reset(who.email, await here.lastCode(who.email));
    expect(done.code).toBe('00');
    const token = done.data?.access_token ?? '';
    const alamat = await here.app.inject({
      url: '/api/alamat',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(alamat.statusCode).toBe(200);
    expect((await here.login(who.email, 'sandi-baru')).code).toBe('00');
  });

  it('goes to the login after a reset that no limit blocked', async () => {
    const who = await here.verified();
    await requestCode(who.email);
    const done = await reset(who.email, await here.lastCode(who.email));
    expect(done).toMatchObject({ status: 200, code: '00' });
    expect(done.data).toBeUndefined();
  });

  it('gives no fresh guesses with a new code', async () => {
    const who = await here.verified();
    await repeat(2, async () => {
      await requestCode(who.email);
      expect(await here.lastCode(who.email)).toMatch(/^\d{6}$/);
      await guessCodes(who.email, 5);
    });
    await requestCode(who.email);
    expect(await here.lastCode(who.email)).toMatch(/^\d{4}( \d{4}){3}$/);
  });

  it('takes no short code once the guesses of the day are spent', async () => {
    const who = await here.verified();
    await requestCode(who.email);
    await here.lastCode(who.email);
    await guessCodes(who.email, 9);
    await requestCode(who.email);
    const short = await here.lastCode(who.email);
    expect(short).toMatch(/^\d{6}$/);
    await guessCodes(who.email, 2);
    expect((await reset(who.email, short)).status).toBe(422);
  });

  it('never locks the owner out of the mailed code, whatever strangers spend', async () => {
    const who = await here.verified();
    await guessPasswords(who.email, 11);
    await repeat(20, () => requestCode(who.email));
    await here.lastCode(who.email);
    await guessCodes(who.email, 40);
    here.clock.advance(50 * MINUTE_MS);
    await requestCode(who.email);
    expect(here.mailsTo(who.email).length).toBe(1 + 5);
    const done = await reset(who.email, await here.lastCode(who.email));
    expect(done.code).toBe('00');
  });

  it('never locks a long code by guesses', async () => {
    const who = await here.verified();
    await repeat(5, () => requestCode(who.email));
    await here.settled();
    const codes = here.mailsTo(who.email).map(({ subject }) => /^[\d ]+(?= adalah)/.exec(subject)?.[0] ?? '');
    const long = codes.find((code) => code.length > 6) ?? '';
    await guessCodes(who.email, 7);
    expect((await reset(who.email, long)).code).toBe('00');
  });

  it('mails a bounded number of codes in an hour and in a day, and always one that holds', () =>
    withMovableDate(async (advance) => {
      const who = await here.verified();
      await repeat(4, async () => {
        await repeat(6, () => requestCode(who.email));
        await here.settled();
        advance(61 * MINUTE_MS);
        here.clock.advance(61 * MINUTE_MS);
      });
      expect(here.mailsTo(who.email).length).toBeLessThanOrEqual(1 + 12);
      const code = await here.lastCode(who.email);
      expect((await reset(who.email, code)).code).toBe('00');
    }));

  it('mails a code that lasts until both the hour and the day are over', () =>
    withMovableDate(async (advance) => {
      const who = await here.verified();
      const pass = (minutes: number) => {
        advance(minutes * MINUTE_MS);
        here.clock.advance(minutes * MINUTE_MS);
      };
      const request = (n: number) => repeat(n, () => requestCode(who.email));
      await request(4);
      pass(12 * 60);
      await request(3);
      pass(11 * 60 + 40);
      await request(5);
      const code = await here.lastCode(who.email);
      expect(code).toMatch(/^\d{4}( \d{4}){3}$/);
      pass(59);
      expect((await reset(who.email, code)).code).toBe('00');
    }));

  it('counts the codes of a registration, too, and refers to the mailbox', async () => {
    const who = aPerson();
    const { data } = await here.post('/api/auth/register', who);
    const resend = () => codeFrom('send_verification_code', who.email);
    expect((await resend()).info).not.toMatch(/email yang terakhir/);
    await repeat(5, resend);
    const capped = await resend();
    expect(capped.info).toMatch(/email yang terakhir/);
    const code = await here.lastCode(who.email);
    expect(here.mailsTo(who.email)).toHaveLength(5);
    const done = await here.post('/api/auth/verification', { ...data, user: who.email, code });
    expect(done.code).toBe('00');
  });

  describe('of one mailbox in many spellings', () => {
    const ownerOf = (name: string) => here.verified({ ...aPerson(), email: `${name}@gmail.com` });
    const register = async (name: string, nth: number) => {
      const who = { ...aPerson(), email: `${name}+${nth}@gmail.com` };
      await here.post('/api/auth/register', who, { address: `198.51.100.${nth}` });
      await here.settled();
      return who.email;
    };
    const mailsOf = (name: string) => here.mails.filter(({ to }) => to.startsWith(`${name}+`));

    it('counts the codes together, and mails one to each that holds', async () => {
      const name = uniqueName('ejaan').replaceAll('-', '');
      for (const nth of times(3)) {
        const user = await register(name, nth);
        await repeat(4, () => here.post('/api/auth/send_verification_code', { user }));
        await here.settled();
        expect(mailsOf(name).filter(({ to }) => to === user).length).toBe(nth === 0 ? 5 : 1);
      }
    });

    it('mails a reset to its owner, whoever registers spellings of it', async () => {
      const name = uniqueName('ejaan').replaceAll('-', '');
      const owner = await ownerOf(name);
      for (const nth of times(42)) await register(name, nth);
      expect(mailsOf(name)).toHaveLength(39);
      await requestCode(owner.email);
      expect((await reset(owner.email, await here.lastCode(owner.email))).code).toBe('00');
    });
  });

  it('refuses an address that tries many accounts, and no other', async () => {
    const statuses: number[] = [];
    for (const nth of times(14)) {
      statuses.push((await strict.login(`orang${nth}@contoh.test`, 'tebakan', '192.0.2.7')).status);
    }
    expect(statuses.slice(0, 10)).toEqual(times(10).map(() => 401));
    expect(statuses.slice(10)).toEqual([429, 429, 429, 429]);
    expect((await strict.login('orang99@contoh.test', 'tebakan', '192.0.2.8')).status).toBe(401);
    const who = await here.verified();
    // What was right is not counted.
    await repeat(12, async () => {
      expect((await strict.login(who.email, who.password, '192.0.2.9')).status).toBe(200);
    });
  });

  it('refuses an address that calls any other route many times', async () => {
    for (const [route, address] of [
      ['register', '192.0.2.11'],
      ['send_verification_code', '192.0.2.12'],
      ['forgot-password/request', '192.0.2.13'],
      ['verification', '192.0.2.14'],
      ['forgot-password/verification', '192.0.2.15'],
    ]) {
      const who = aPerson();
      const body = { ...who, user: who.email, code: '123456' };
      const call = () => strict.post(`/api/auth/${route}`, body, { address });
      const statuses = (await Promise.all(times(10).map(call))).map(({ status }) => status);
      expect([route, ...statuses]).not.toContain(429);
      const refused = { status: 429, info: expect.stringContaining('beberapa saat lagi') };
      expect([route, await call()]).toMatchObject([route, refused]);
    }
  });

  it('counts one network of IPv6 as one address', async () => {
    for (const nth of times(11)) {
      await strict.login(`rumah${nth}@contoh.test`, 'tebakan', `2001:db8:7:7::${nth + 1}`);
    }
    expect((await strict.login('rumah@contoh.test', 'tebakan', '2001:db8:7:7:ffff::1')).status).toBe(429);
    expect((await strict.login('rumah@contoh.test', 'tebakan', '2001:db8:7:8::1')).status).toBe(401);
  });

  it('shows in the metrics which limit refused', async () => {
    const who = await here.verified();
    const own = await another();
    const refusals = async (limit: string) => {
      const counted = await own.app.metrics.getSingleMetric('lapak_account_limits_total')?.get();
      return counted?.values.find(({ labels }) => labels.limit === limit)?.value ?? 0;
    };
    const user = who.email;
    const guess = { user, code: '000000' };
    const attempts: [string, number, () => Promise<unknown>][] = [
      ['password', 10, () => own.login(user, 'tebakan')],
      ['code', 10, () => own.post('/api/auth/forgot-password/verification', guess)],
      ['send', 5, () => own.post('/api/auth/forgot-password/request', { user })],
    ];
    for (const [limit, max, attempt] of attempts) {
      await repeat(max, attempt);
      expect([limit, await refusals(limit)]).toEqual([limit, 0]);
      await attempt();
      expect([limit, await refusals(limit)]).toEqual([limit, 1]);
    }
  });

  it('counts guesses of the old password with those at the login', async () => {
    const who = await here.verified();
    const token = (await here.login(who.email, who.password)).data?.access_token;
    const change = (old_password: string) =>
      here.post(
        '/api/profile/change_password',
        { old_password, password: 'sandi-baru', password_confirmation: 'sandi-baru' },
        { token },
      );
    for (const nth of times(10)) expect((await change(`tebakan${nth}`)).status).toBe(422);
    expect((await change(who.password)).status).toBe(429);
    expect((await here.login(who.email, who.password)).status).toBe(429);
  });

  it('refuses passwords with a message when too many wait to be checked', async () => {
    const unlimited = await another(0);
    const answers = await Promise.all(
      times(200).map((nth) => unlimited.login(`antre${nth}@contoh.test`, 'tebakan')),
    );
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].sort()).toEqual([401, 503]);
    expect(answers.find(({ status }) => status === 503)?.info).toMatch(/sibuk/);
  });

  it('answers a forgotten password by the same statements with and without an account; a code is made afterwards', async () => {
    const who = await here.verified();
    const db = Object.create(database().db) as ReturnType<typeof database>['db'];
    const own = await shop(1, { ...database(), db });
    others.push(own);
    await own.app.services.mails.stop();
    /** What a request does; sweeps and outboxes look for due work at times of their own. */
    const steps = new AsyncLocalStorage<string[]>();
    const count = <Name extends string>(object: { [name in Name]: unknown }, name: Name, step: string) => {
      const counted = object[name] as (...all: unknown[]) => unknown;
      jest.spyOn(object as Record<string, () => unknown>, name).mockImplementation(function (
        this: unknown,
        ...all: unknown[]
      ) {
        steps.getStore()?.push(step);
        return counted.apply(this, all);
      });
    };
    for (const name of ['select', 'insert', 'update', 'delete', 'transaction'] as const)
      count(db, name, name);
    count(ServerResponse.prototype, 'end', 'answer');
    const stepsOf = async (user: string) => {
      const done: string[] = [];
      const asked = await steps.run(done, () => own.post('/api/auth/forgot-password/request', { user }));
      expect(asked.status).toBe(200);
      await own.settled();
      const answered = done.indexOf('answer');
      expect(answered).toBeGreaterThan(0);
      return { before: done.slice(0, answered), after: done.slice(answered) };
    };
    for (const nth of times(7)) {
      const known = await stepsOf(who.email);
      const unknown = await stepsOf('tidak-terdaftar@contoh.test');
      expect(known.before).toContain('select');
      expect(known.before).not.toContain('transaction');
      expect(unknown.before).toEqual(known.before);
      if (nth < 4) expect(known.after).toContain('transaction');
    }
    jest.restoreAllMocks();
  });

  it('answers when another code may be requested, the same with and without an account', async () => {
    const who = await here.verified();
    const pauses = async (user: string) => {
      const all: number[] = [];
      for (let nth = 0; nth < 6; nth += 1) all.push((await requestCode(user)).data?.retry_after ?? 0);
      return all;
    };
    const known = await pauses(who.email);
    expect(known.slice(0, 4)).toEqual([60, 60, 60, 60]);
    // The fifth of the hour is the last.
    expect(known[4]).toBeGreaterThan(3_000);
    expect(known[4]).toBeLessThanOrEqual(3_600);
    expect(known[5]).toBeLessThanOrEqual(known[4] ?? 0);
    const unknown = await pauses('belum-ada@contoh.test');
    expect(unknown.map((seconds) => seconds > 60)).toEqual(known.map((seconds) => seconds > 60));
  });

  it.each(['forgot-password/verification', 'verification'])(
    'refers to a new code after five wrong ones (%s), the same with and without an account',
    async (step) => {
      const purpose = step === 'verification' ? 'send_verification_code' : 'forgot-password/request';
      const person = step === 'verification' ? aPerson() : await here.verified();
      if (step === 'verification') await here.post('/api/auth/register', person);
      const answersFor = async (user: string) => {
        const request = () => here.post(`/api/auth/${purpose}`, { user });
        const guess = async () => {
          const { code, info, data } = await here.post(`/api/auth/${step}`, { user, code: 'salah' });
          return [code, info, data?.retry_after];
        };
        const answers: unknown[] = [];
        await request();
        await here.settled();
        await repeat(6, async () => answers.push(await guess()));
        await request();
        answers.push(await guess());
        return answers;
      };
      const wrong = [
        '-2',
        'Kode salah atau sudah kedaluwarsa. Periksa lagi, atau minta kode baru',
        undefined,
      ];
      const locked = ['-6', 'Kode sudah 5 kali salah. Silakan minta kode baru', 0];
      const expected = [...times(4).map(() => wrong), locked, locked, wrong];
      expect(await answersFor(person.email)).toEqual(expected);
      expect(await answersFor(`tiada-${step.length}@contoh.test`)).toEqual(expected);
    },
  );

  it('refers to the latest mail, with the time until the next one, when the codes of the hour are spent', async () => {
    const who = await here.verified();
    await repeat(5, async () => {
      await requestCode(who.email);
      await here.settled();
      await repeat(5, () =>
        here.post('/api/auth/forgot-password/verification', { user: who.email, code: 'salah' }),
      );
    });
    const locked = await here.post('/api/auth/forgot-password/verification', {
      user: who.email,
      code: 'salah',
    });
    expect(locked).toMatchObject({
      code: '-6',
      info: expect.stringContaining('Pakai kode di email yang terakhir'),
    });
    expect(locked.data?.retry_after).toBeGreaterThan(60);
    expect(locked.data?.retry_after).toBeLessThanOrEqual(3_600);
  });

  it('asks for an address before it looks for an account', async () => {
    expect(await here.post('/api/auth/forgot-password/request', { user: ' ' })).toMatchObject({
      code: '-3',
      data: { errors: { user: ['Email wajib diisi'] } },
    });
  });

  it('says with a refusal when one may try again', async () => {
    const who = await here.verified();
    await guessPasswords(who.email, 10);
    const locked = await here.login(who.email, 'tebakan');
    expect(locked).toMatchObject({ status: 429, data: { retry_after: expect.any(Number) } });
    expect(locked.data?.retry_after).toBeGreaterThan(800);
    const ask = () =>
      strict.post('/api/auth/forgot-password/request', { user: who.email }, { address: '192.0.2.44' });
    await repeat(10, ask);
    expect((await ask()).data?.retry_after).toBeGreaterThan(300);
  });
});
