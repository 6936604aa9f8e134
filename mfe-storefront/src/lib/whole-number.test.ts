import { readFrontUrl } from '../pages/front/front-url.ts';
import { wholeNumber } from './whole-number.ts';

it.each(['1e1', '0x10', ' 1 ', '1.0', '+1', '-1', '0', '', '１', 'true', '101'])(
  '"%s" is no number',
  (text) => {
    expect(wholeNumber(text, 100)).toBeNull();
    expect(readFrontUrl(new URLSearchParams({ page: text })).page).toBe(text === '101' ? 101 : 1);
  },
);

it('reads plain digits up to the largest', () => {
  expect([wholeNumber('7', 100), wholeNumber('100', 100), wholeNumber(null, 100)]).toEqual([7, 100, null]);
});
