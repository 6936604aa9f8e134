import { testBrowser } from '../support/browser.ts';
import { CHEAP_PRODUCT } from '../support/buy.ts';
import { addToCart, arrive, cartLink, login, skipTour, storePath } from '../support/shopper.ts';

const browser = testBrowser();

it.each(['phone', 'desktop'] as const)(
  'the checkout of a shopper with an address stays where it is while the couriers come (%s)',
  async (size) => {
    const { page } = await browser.visitor({ size });
    await skipTour(page);
    await login(page);
    await page.goto(storePath(`/detail/${CHEAP_PRODUCT}`));
    await arrive(page, /Kertas Saring/);
    await addToCart(page, 1);
    await cartLink(page, 1).waitFor();
    let letCome = () => {};
    const isAllowed = new Promise<void>((resolve) => (letCome = resolve));
    await page.route('**/api/ongkir/cost', async (route) => {
      await isAllowed;
      await route.continue();
    });
    await page.goto(storePath('/checkout'));
    const couriers = page.getByRole('group', { name: 'Pilih Kurir' });
    await couriers.getByRole('status').waitFor({ timeout: 15_000 });
    await page.evaluate(() => {
      const shifts = Object.assign(window, { shifts: [] as number[] }).shifts;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          shifts.push(entry.value);
      }).observe({ type: 'layout-shift' });
    });
    letCome();
    await couriers.getByRole('radio').first().waitFor();
    await page.waitForTimeout(500);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
  },
);
