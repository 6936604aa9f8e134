import { readVoucherCode, writeVoucherCode } from './voucher-storage.ts';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

it('keeps the code of each store for the visit, and forgets it', () => {
  writeVoucherCode('kopi', 'HEMAT10');
  expect(readVoucherCode('kopi')).toBe('HEMAT10');
  expect(readVoucherCode('batik')).toBeNull();
  writeVoucherCode('kopi', null);
  expect(readVoucherCode('kopi')).toBeNull();
});

it('is silent in a browser that forbids storage', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  writeVoucherCode('kopi', 'HEMAT10');
  expect(readVoucherCode('kopi')).toBeNull();
});
