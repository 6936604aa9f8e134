import { markStarting } from './starting.ts';

const isStarting = () => document.documentElement.dataset.starting !== undefined;

beforeEach(() => {
  jest.useFakeTimers();
  markStarting();
});
afterEach(() => jest.useRealTimers());

test('a page is starting until the shopper scrolls', () => {
  expect(isStarting()).toBe(true);
  window.dispatchEvent(new Event('scroll'));
  expect(isStarting()).toBe(false);
});

test('a page is starting until the shopper swipes through a part of it', () => {
  const part = document.body.appendChild(document.createElement('div'));
  part.dispatchEvent(new Event('scroll'));
  expect(isStarting()).toBe(false);
});

test('a page whose scripts never come is not starting for ever', () => {
  jest.advanceTimersByTime(4_999);
  expect(isStarting()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(isStarting()).toBe(false);
});
