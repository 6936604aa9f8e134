/** @jest-environment node */
import { createVersionHealth, healthRules } from './version-health.ts';

let now: number;
let health: ReturnType<typeof createVersionHealth>;
beforeEach(() => {
  now = 1_000_000;
  health = createVersionHealth(healthRules, () => now);
});

const use = (times: number) => {
  for (let at = 0; at < times; at += 1) health.used('checkout', '2');
};
const fail = (...reporters: string[]) => reporters.forEach((who) => health.failed('checkout', '2', who, who));
const verdict = () => health.verdict('checkout', '2');
const MINUTE_MS = 60_000;

it('is bad when a tenth of the uses fails', () => {
  use(30);
  fail('a', 'b');
  expect(verdict()).toBe('open');
  fail('c');
  expect(verdict()).toBe('bad');
});

it('is not bad when few of many fail', () => {
  use(31);
  fail('a', 'b', 'c');
  expect(verdict()).toBe('open');
});

it('counts each document that fails, when they are of several networks', () => {
  use(100);
  for (let nth = 0; nth < 10; nth += 1)
    health.failed('checkout', '2', `document ${nth}`, `network ${nth % 2}`);
  expect(verdict()).toBe('open');
  health.failed('checkout', '2', 'another', 'network 3');
  expect(verdict()).toBe('bad');
});

it('is not bad because one visitor reports many failures', () => {
  use(5);
  fail('a', 'a', 'a', 'a', 'b', 'b');
  expect(verdict()).toBe('open');
});

it('counts failures and uses of the last minute and a half', () => {
  use(1000);
  fail('a', 'b');
  now += healthRules.windowMs;
  use(10);
  fail('c');
  expect(verdict()).toBe('open');
  fail('a', 'b');
  expect(verdict()).toBe('bad');
});

it('is proven after ten minutes and twenty uses', () => {
  use(19);
  now += 10 * MINUTE_MS;
  expect(verdict()).toBe('open');
  use(1);
  expect(verdict()).toBe('proven');
});

it('is not proven earlier, however often it was used', () => {
  use(5000);
  now += 10 * MINUTE_MS - 1;
  expect(verdict()).toBe('open');
});

it('is not proven when more than one of a hundred uses failed at any time', () => {
  use(199);
  fail('a', 'b');
  now += 60 * MINUTE_MS;
  expect(verdict()).toBe('open');
  use(1);
  expect(verdict()).toBe('proven');
});

it('is not proven when more than one of a hundred uses had an uncaught error, and is not bad for it', () => {
  use(199);
  for (let nth = 0; nth < 2; nth += 1) health.noted('checkout', '2', 'faults');
  now += 60 * MINUTE_MS;
  expect(verdict()).toBe('open');
  use(1);
  expect(verdict()).toBe('proven');
  for (let nth = 0; nth < 200; nth += 1) health.noted('checkout', '2', 'faults');
  expect(verdict()).toBe('open');
});

it('counts carts and orders', () => {
  for (const what of ['carts', 'carts', 'orders'] as const) health.noted('checkout', '2', what);
  expect(health.total('checkout', '2')).toMatchObject({ faults: 0, carts: 2, orders: 1 });
});

it('knows versions apart, and judges anew what it has forgotten', () => {
  use(3);
  fail('a', 'b', 'c');
  expect([verdict(), health.verdict('checkout', '1'), health.verdict('events', '2')]).toEqual([
    'bad',
    'open',
    'open',
  ]);
  health.reset('checkout', '2');
  expect(verdict()).toBe('open');
});

it('keeps a bounded number of uses', () => {
  use(25_000);
  fail('a', 'b', 'c');
  expect(verdict()).toBe('open');
  now += healthRules.windowMs;
  fail('a', 'b', 'c');
  expect(verdict()).toBe('bad');
});
