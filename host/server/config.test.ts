/** @jest-environment node */
import { readHostConfig } from './config.ts';

const apiUrl = 'http://127.0.0.1:3001';
const secret = 'rahasia-kedua-proses';

it('reads the address of the API, and the secret shared with it', () => {
  expect(readHostConfig({ API_URL: apiUrl, API_SECRET: secret, TRUSTED_PROXIES: '1' })).toMatchObject({
    apiUrl,
    apiSecret: secret,
    trustedProxies: 1,
  });
  expect(readHostConfig({})).toMatchObject({ apiUrl: undefined, trustedProxies: 0 });
});

it.each([
  [{ API_URL: apiUrl }, 'API_SECRET'],
  [{ API_URL: apiUrl, API_SECRET: 'pendek' }, 'API_SECRET'],
  [{ API_URL: '127.0.0.1:3001', API_SECRET: secret }, 'API_URL'],
  [{ RENDER_TIMEOUT_MS: 'sebentar' }, 'RENDER_TIMEOUT_MS'],
  [{ OVERRIDE_ORIGINS: 'ftp://x' }, 'OVERRIDE_ORIGINS harus berupa alamat'],
])('names what is wrong: %p', (env, name) => {
  expect(() => readHostConfig(env)).toThrow(name);
});
