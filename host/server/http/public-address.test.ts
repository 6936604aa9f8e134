import { originOf } from './public-address.ts';

const origin = (headers: Record<string, string | string[]>, trustedProxies = 0) =>
  originOf({ headers: { host: 'toko.test', ...headers } }, { trustedProxies });

const hostile = {
  'x-forwarded-host': 'lain.test',
  'x-forwarded-proto': 'https',
  'x-forwarded-port': '8443',
  'x-forwarded-prefix': '/lain',
  forwarded: 'host=lain.test;proto=https',
};

it('is what the browser has asked for, whatever a client claims about a proxy', () => {
  expect(origin(hostile)).toBe('http://toko.test');
  expect(origin({ ...hostile, host: 'toko.test:8080' })).toBe('http://toko.test:8080');
});

it('is what trusted proxies say, the last of several', () => {
  expect(origin(hostile, 1)).toBe('https://lain.test');
  const twice = { 'x-forwarded-host': 'jahat.test, toko.id', 'x-forwarded-proto': ['data', 'HTTPS'] };
  expect(origin(twice, 2)).toBe('https://toko.id');
});

it.each(['data', 'javascript', 'ftp', 'file', '', 'https:', 'http://x', 'wss', '\u0000'])(
  'has the protocol http when a proxy says "%s"',
  (protocol) => {
    expect(origin({ 'x-forwarded-proto': protocol }, 1)).toBe('http://toko.test');
  },
);

const unreadable = [
  '',
  ' ',
  'a b',
  'a/b',
  'a?b',
  'a#b',
  'user@lain.test',
  'user:pw@lain.test',
  'lain.test\\x',
  '"><script>',
  '[::1',
  '[lain]',
  'a:b',
  'a:99999',
  '1.2.3.4.5',
  '256.256.256.256',
  '..',
  '%',
  'xn--',
  'é.test',
  'a'.repeat(300),
];

it.each(unreadable)('leaves out a host that cannot be read (%j)', (host) => {
  expect(origin({ 'x-forwarded-host': host }, 1)).toBe('http://toko.test');
  expect(origin({ host })).toBe('http://localhost');
  expect(origin({ host, 'x-forwarded-proto': 'https' }, 1)).toBe('https://localhost');
});

it.each([
  ['TOKO.test:80', 'http://toko.test'],
  ['toko_satu:3000', 'http://toko_satu:3000'],
  ['192.0.2.1:3000', 'http://192.0.2.1:3000'],
  ['[2001:DB8::1]:3000', 'http://[2001:db8::1]:3000'],
  ['localhost', 'http://localhost'],
])('knows one way to write %s', (host, expected) => {
  expect(origin({ host })).toBe(expected);
});

it('is this machine when no host is named', () => {
  expect(originOf({ headers: {} }, { trustedProxies: 1 })).toBe('http://localhost');
});
