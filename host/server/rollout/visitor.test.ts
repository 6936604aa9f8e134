/** @jest-environment node */
import { isInCanary, newVisitor, visitorCookie, visitorIn } from './visitor.ts';

const numbers = Array.from({ length: 1000 }, (_none, number) => number);
const inCanary = (percent: number, version = '2', part = 'checkout') =>
  numbers.filter((visitor) => isInCanary(visitor, part, version, percent));

it('keeps the number of a visitor in a cookie', () => {
  const visitor = newVisitor();
  const set = visitorCookie(visitor, true);
  expect(set).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(visitorIn({ headers: { cookie: `lapak_theme=1; ${set.split(';')[0]}` } })).toBe(visitor);
  expect(visitorCookie(visitor, false)).not.toContain('Secure');
});

it.each([
  undefined,
  '',
  'lapak_canary=',
  'lapak_canary=-1',
  'lapak_canary=1e3',
  'lapak_canary=12345',
  'x=lapak_canary',
])('knows no visitor by %p', (cookie) => expect(visitorIn({ headers: { cookie } })).toBeNull());

it.each([0, 1, 10, 50, 99, 100])('gives %i percent of the visitors the canary', (percent) => {
  expect(Math.abs(inCanary(percent).length - percent * 10)).toBeLessThanOrEqual(40);
});

it('keeps who has it when the share grows', () => {
  const more = new Set(inCanary(30));
  expect(inCanary(10).every((visitor) => more.has(visitor))).toBe(true);
});

it('does not give the same visitors every canary', () => {
  const both = inCanary(50, '3').filter((visitor) => inCanary(50).includes(visitor));
  expect(both.length).toBeGreaterThan(150);
  expect(both.length).toBeLessThan(350);
  expect(inCanary(50, '2', 'events')).not.toEqual(inCanary(50));
});
