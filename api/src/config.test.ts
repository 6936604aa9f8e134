import { readConfig } from './config.ts';
import { ConfigError } from './settings/config-error.ts';

it('has a default for everything', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    s3: null,
  });
});

it('reads what is set', () => {
  const config = readConfig({
    PORT: '8080',
    PUBLIC_URL: 'https://lapak.test/',
    DATABASE_URL: 'postgres://u:p@db/lapak',
    HIDDEN_ADDRESS_USER_IDS: '3, 4',
    AGENT_STORES: '',
    ORDER_LIFETIME_HOURS: '2',
  });
  expect(config).toMatchObject({
    port: 8080,
    publicUrl: 'https://lapak.test',
    databaseUrl: 'postgres://u:p@db/lapak',
    hiddenAddressUserIds: [3, 4],
    agentStores: [],
    orderLifetimeMs: 7_200_000,
  });
});

describe('a shop that is being tried', () => {
  const server = { DATABASE_URL: 'postgres://u:p@db/lapak' };
  it.each([
    [{}, true],
    [{ PUBLIC_URL: 'http://localhost:3000' }, true],
    [{ PUBLIC_URL: 'http://127.0.0.1:8080' }, true],
    [{ PUBLIC_URL: 'http://[::1]:8080' }, true],
    [{ PUBLIC_URL: 'https://lapak.id' }, false],
    [{ PUBLIC_URL: 'https://localhost.lapak.id' }, false],
    [{ PUBLIC_URL: 'http://192.168.1.7' }, false],
    [server, false],
    [{ ...server, PUBLIC_URL: 'http://localhost:3000' }, false],
    [{ ...server, TRIAL: '1' }, true],
    [{ PUBLIC_URL: 'https://coba.lapak.id', TRIAL: '1' }, true],
    [{ TRIAL: '0' }, false],
  ])('is one with %p: %p', (env, expected) => {
    expect(readConfig(env)).toMatchObject({ trial: expected, demoStores: expected });
  });

  it('may leave the demo stores out', () => {
    expect(readConfig({ DEMO_STORES: '0' })).toMatchObject({ trial: true, demoStores: false });
  });

  it.each([server, { PUBLIC_URL: 'https://lapak.id' }, { TRIAL: '0' }])(
    'with %p refuses to open the demo shopper to the public, in words',
    (env) => {
      expect(() => readConfig({ ...env, DEMO_STORES: '1' })).toThrow(/DEMO_STORES.*TRIAL=1/s);
    },
  );
});

it.each([
  [{ PORT: 'abc' }, 'PORT harus berupa angka 0 sampai 65535, bukan "abc"'],
  [{ PORT: '70000' }, 'PORT harus berupa angka 0 sampai 65535, bukan "70000"'],
  [{ CACHE_SECONDS: '-1' }, 'CACHE_SECONDS harus berupa angka 0 sampai 60, bukan "-1"'],
  [{ TRIAL: 'ya' }, 'TRIAL harus berupa angka 0 sampai 1, bukan "ya"'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL harus berupa alamat postgres:// atau postgresql://'],
  [{ PUBLIC_URL: 'lapak' }, 'PUBLIC_URL harus berupa alamat http:// atau https://'],
  [{ CONTACT_EMAIL: 'ratna' }, 'CONTACT_EMAIL harus berupa alamat e-mail'],
  [{ S3_BUCKET: 'b' }, 'S3_ENDPOINT wajib diisi bila S3_BUCKET diisi'],
  [{ API_SECRET: 'rahasia' }, 'API_SECRET minimal 16 karakter'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL harus salah satu dari fatal, error, warn, info, debug, silent'],
  [{ HIDDEN_ADDRESS_USER_IDS: 'ratna' }, 'HIDDEN_ADDRESS_USER_IDS harus berupa angka'],
])('says what is wrong and what is wanted: %p', (env, message) => {
  expect(() => readConfig(env)).toThrow(new ConfigError(message));
});
