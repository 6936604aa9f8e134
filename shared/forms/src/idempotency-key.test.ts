import { forgetIdempotencyKey, idempotencyKeyFor } from './idempotency-key.ts';

beforeEach(() => {
  sessionStorage.clear();
  forgetIdempotencyKey('goods:kopi');
});

test('the same content keeps its key, so that a repeated call is the same order', () => {
  const key = idempotencyKeyFor('goods:kopi', 'a');
  expect(idempotencyKeyFor('goods:kopi', 'a')).toBe(key);
  expect(key.length).toBeGreaterThanOrEqual(32);
});

test('another content is another order, and so is another form', () => {
  const key = idempotencyKeyFor('goods:kopi', 'a');
  expect(idempotencyKeyFor('goods:kopi', 'b')).not.toBe(key);
  expect(idempotencyKeyFor('goods:batik', 'a')).not.toBe(key);
});

test('after an answer that took nothing the key is new', () => {
  const key = idempotencyKeyFor('goods:kopi', 'a');
  forgetIdempotencyKey('goods:kopi');
  expect(idempotencyKeyFor('goods:kopi', 'a')).not.toBe(key);
});

test('it works without storage and without randomUUID', () => {
  const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  const { randomUUID } = crypto;
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  const key = idempotencyKeyFor('goods:kopi', 'a');
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(idempotencyKeyFor('goods:kopi', 'a')).toBe(key);
  Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true });
  forbidden.mockRestore();
});

test('what an older release kept is not used', () => {
  sessionStorage.setItem('checkout_key:goods:kopi', '{"key":7}');
  expect(idempotencyKeyFor('goods:kopi', 'a')).toMatch(/.{32,}/);
});
