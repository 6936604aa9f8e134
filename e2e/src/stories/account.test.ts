import { expectAccessible } from '../support/axe.ts';
import { testBrowser, type Size } from '../support/browser.ts';
import { addToCart, arrive, cartLink, demoShopper, login, skipTour, storePath } from '../support/shopper.ts';

const browser = testBrowser();

it.each<Size>(['phone', 'desktop'])(
  'the demo shopper logs in, finds the checkout prefilled, and logs out (%s)',
  async (size) => {
    const { page } = await browser.visitor({ size });
    await skipTour(page);
    await page.goto(storePath('/login'));
    await arrive(page, /Login|Masuk/, { audit: true });
    await login(page);
    await page.getByText('Login berhasil').waitFor();

    await page.goto(storePath('/detail/teh-hijau-cianjur'));
    await arrive(page, /Teh Hijau/);
    await addToCart(page, 1);
    await cartLink(page, 1).click();
    await page.getByRole('link', { name: 'Checkout' }).click();
    await arrive(page, 'Checkout Produk');
    const email = page.getByRole('textbox', { name: 'Email', exact: true });
    expect(await email.inputValue()).toBe(demoShopper.user);
    expect(await email.isEditable()).toBe(false);
    for (const name of ['Nama', 'No Handphone', 'Alamat lengkap', 'Kode Pos'])
      expect(await page.getByRole('textbox', { name }).inputValue()).not.toBe('');
    expect(await page.getByRole('combobox', { name: 'Kecamatan' }).inputValue()).not.toBe('');
    await page.getByRole('group', { name: 'Pilih Kurir' }).getByRole('radio').first().waitFor();
    await expectAccessible(page);

    // Pages for guests redirect a customer to the home.
    await page.goto(storePath('/register'));
    await page.waitForURL((url) => url.pathname === storePath());

    await page.getByRole('link', { name: 'Menu' }).click();
    await arrive(page, /Menu/, { audit: true });
    await page.getByRole('button', { name: 'Logout' }).click();
    const question = page.getByRole('alertdialog', { name: 'Apakah anda yakin ?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Ya' }).click();
    await page.waitForURL((url) => url.pathname === storePath());
    await page.getByText('Logout berhasil').waitFor();

    // And pages for customers redirect a guest to the login.
    await page.goto(storePath('/menu'));
    await page.waitForURL((url) => url.pathname === storePath('/login'));
    await arrive(page, /Login|Masuk/);
  },
);

it('shows the error of a login, and the shopper can retry', async () => {
  const { page } = await browser.visitor({ tolerate: /status of 4\d\d/ });
  await page.goto(storePath('/login'));
  await page.getByRole('textbox', { name: 'Email atau Nomor Handphone' }).fill(demoShopper.user);
  await page.getByRole('textbox', { name: 'Password' }).fill('salah sekali');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('alert').waitFor();
  await expectAccessible(page);
  expect(new URL(page.url()).pathname).toBe(storePath('/login'));
  await login(page);
});
