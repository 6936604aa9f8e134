import { paymentAddress } from './external-link.ts';

test.each([
  ['https://bayar.example/1', 'https://bayar.example/1'],
  ['gojek://gopay/merchanttransfer?id=1', 'gojek://gopay/merchanttransfer?id=1'],
  ['//bayar.example/1', 'https://bayar.example/1'],
  ['/api/sandbox/1', '/api/sandbox/1'],
])('%s opens', (url, expected) => {
  expect(paymentAddress(url)).toBe(expected);
});

test.each([null, '', '  ', 'javascript:alert(1)', 'java\nscript:alert(1)', 'DATA:text/html,x'])(
  '%j is no address',
  (url) => {
    expect(paymentAddress(url)).toBeNull();
  },
);
