import { showsBranding } from './branding.ts';

describe("the product's own logo", () => {
  it.each([
    ['free', 0, true],
    ['free', 1, true],
    ['pro', 1, true],
    ['pro', 0, false],
    ['business', 1, true],
    ['business', 0, false],
  ])('with a %s subscription and show_logo %i: %s', (subscription_status, show_logo, shown) => {
    expect(showsBranding({ subscription_status, show_logo })).toBe(shown);
  });
});
