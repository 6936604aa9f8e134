import { readVoucherCode, writeVoucherCode } from './voucher-storage.ts';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

it('stores the code of each store for the visit, and removes it', () => {
  writeVoucherCode('kopi', 'HEMAT10');
  expect(readVoucherCode('kopi')).toBe('HEMAT10');
  expect(readVoucherCode('batik')).toBeNull();
  writeVoucherCode('kopi', null);
  expect(readVoucherCode('kopi')).toBeNull();
});

it('does not throw in a browser that forbids storage', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  writeVoucherCode('kopi', 'HEMAT10');
  expect(readVoucherCode('kopi')).toBeNull();
});
