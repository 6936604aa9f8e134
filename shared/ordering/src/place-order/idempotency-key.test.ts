import {
  removeIdempotencyKey,
  idempotencyKeyOf,
  isRepeatedOrder,
  noteOrderOfKey,
} from './idempotency-key.ts';

const form = 'goods:kopi';
const keyOf = (name: string) => idempotencyKeyOf(name).idempotencyKey;

beforeEach(() => {
  localStorage.clear();
  removeIdempotencyKey(form);
});

test('a key is kept until its answer is known, so that a retry makes no second order', () => {
  const first = idempotencyKeyOf(form);
  expect(first.isRepeated).toBe(false);
  expect(first.idempotencyKey.length).toBeGreaterThanOrEqual(32);
  const { idempotencyKey } = first;
  expect(idempotencyKeyOf(form)).toEqual({ idempotencyKey, isRepeated: true, isOrdered: false });
});

test('another form has another key', () => {
  expect(keyOf('goods:batik')).not.toBe(keyOf(form));
});

test('after an answer the key is new', () => {
  const key = keyOf(form);
  removeIdempotencyKey(form);
  expect(idempotencyKeyOf(form)).toMatchObject({ isRepeated: false });
  expect(keyOf(form)).not.toBe(key);
});

test('a key that has made an order is used again for ten minutes', () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T03:00:00Z') });
  const idempotencyKey = keyOf(form);
  jest.setSystemTime(new Date('2026-11-21T04:00:00Z'));
  noteOrderOfKey(form);
  jest.setSystemTime(new Date('2026-11-21T04:09:59Z'));
  expect(idempotencyKeyOf(form)).toEqual({ idempotencyKey, isRepeated: true, isOrdered: true });
  jest.setSystemTime(new Date('2026-11-21T04:10:00Z'));
  expect(isRepeatedOrder(form)).toBe(false);
  expect(keyOf(form)).not.toBe(idempotencyKey);
  jest.useRealTimers();
});

test('after a day its order has expired, and the key is new', () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T03:00:00Z') });
  const key = keyOf(form);
  jest.setSystemTime(new Date('2026-11-22T02:59:00Z'));
  expect(keyOf(form)).toBe(key);
  jest.setSystemTime(new Date('2026-11-22T03:00:00Z'));
  expect(keyOf(form)).not.toBe(key);
  jest.useRealTimers();
});

test('it works without storage and without randomUUID, which plain http addresses lack', () => {
  const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  const { randomUUID } = crypto;
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  const key = keyOf(form);
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(keyOf(form)).toBe(key);
  Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true });
  forbidden.mockRestore();
});

test('a value stored by an older release is not used', () => {
  localStorage.setItem(`checkout_key:${form}`, '{"key":7}');
  expect(keyOf(form)).toMatch(/.{32,}/);
});
