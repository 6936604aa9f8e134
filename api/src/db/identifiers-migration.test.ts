import { hash } from '@node-rs/argon2';
import { asc, eq } from 'drizzle-orm';
import { testApp } from '../testing/app.ts';
import { accountClient } from '../testing/account-client.ts';
import { onEveryOlderDatabase } from '../testing/older-database.ts';
import { stores } from './schema/stores.ts';
import { users } from './schema/users.ts';

const PASSWORD = 'rahasia1';

onEveryOlderDatabase('Accounts of a version without registrations', '0004_products-by-number', (older) => {
  it('stay when they are verified; what was not becomes a registration, which holds nothing', async () => {
    const passwordHash = await hash(PASSWORD);
    const codeHash = await hash('123456');
    await older().exec(`
      insert into users (id, name, username, email, phone_number, phone_key, password_hash, email_verified_at) values
        (1, 'Sari', 'sari', 'Sari@contoh.test', '081200000001', '081200000001', '${passwordHash}', now()),
        (2, 'Budi', 'budi', 'Budi@contoh.test', '081200000002', '081200000002', '${passwordHash}', null),
        (3, 'Toko', 'toko', 'toko@contoh.test', '', null, null, null),
        (4, 'Dewi', 'dewi', 'dewi@contoh.test', '081200000004', '081200000004', '${passwordHash}', null);
      insert into auth_tokens (token_hash, user_id, expires_at) values ('abc', 1, now() + interval '90 days');
      insert into auth_codes (user_id, purpose, code_hash, attempts, expires_at) values
        (2, 'verification', '${codeHash}', 2, '2099-01-01');
      insert into stores (username, nama_toko, owner_id) values ('toko-dewi', 'Toko Dewi', 4);
      select setval(pg_get_serial_sequence('users', 'id'), 4);
    `);
    const opened = await older().upgrade();
    const { db } = opened;
    expect(
      await db
        .select({ username: users.username, phoneKey: users.phoneKey, isAbleToLogIn: users.passwordHash })
        .from(users)
        .orderBy(asc(users.id)),
    ).toEqual([
      { username: 'sari', phoneKey: '081200000001', isAbleToLogIn: passwordHash },
      { username: 'toko', phoneKey: null, isAbleToLogIn: null },
      { username: 'dewi', phoneKey: null, isAbleToLogIn: null },
    ]);
    const made = await testApp(opened);
    const shop = accountClient(made);
    expect((await shop.login('0812 0000 0001', PASSWORD)).code).toBe('00');
    const budi = { user: 'budi@contoh.test', code: '123456' };
    expect((await shop.post('/api/auth/verification', budi)).code).toBe('00');
    expect((await shop.login('081200000002', PASSWORD)).code).toBe('00');
    expect((await shop.login('dewi', PASSWORD)).code).toBe('-1');
    const dewi = { user: 'dewi@contoh.test', code: await shop.lastCode('dewi@contoh.test') };
    expect((await shop.post('/api/auth/verification', dewi)).code).toBe('00');
    expect(await shop.login('dewi', PASSWORD)).toMatchObject({ code: '00', data: { user: { id: 4 } } });
    expect(await db.$count(stores, eq(stores.ownerId, 4))).toBe(1);
    await made.app.close();
  });
});
