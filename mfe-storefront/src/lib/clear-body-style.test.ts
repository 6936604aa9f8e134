import { clearBodyStyleSoon } from './clear-body-style.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('inline styles of a dialog on the body are removed half a second after a product was chosen', () => {
  document.body.style.overflow = 'hidden';
  clearBodyStyleSoon();
  jest.advanceTimersByTime(499);
  expect(document.body).toHaveStyle({ overflow: 'hidden' });
  jest.advanceTimersByTime(1);
  expect(document.body).not.toHaveAttribute('style');
});
