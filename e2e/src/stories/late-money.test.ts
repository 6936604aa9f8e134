import * as consolePaths from '@lapak/contracts/console-paths';
import { expectAccessible } from '../support/axe.ts';
import { testBrowser, type Size } from '../support/browser.ts';
import { buyOne } from '../support/buy.ts';
import { operator } from '../support/operator.ts';
import { joinStore } from '../support/seller.ts';

const browser = testBrowser();

it.each<Size>(['phone', 'desktop'])(
  'money that comes for an order that has ended waits in the console until somebody has looked after it (%s)',
  async (size) => {
    const { context, page } = await browser.visitor({ size });
    const { orderId } = await buyOne(page, ['QRIS', 'QRIS']);
    const sandbox = await context.newPage();
    const link = await page.getByRole('link', { name: /Link Pembayaran/ }).getAttribute('href');
    await sandbox.goto(link ?? '');
    const payButton = sandbox.getByRole('button', { name: /bayar/i });
    await payButton.waitFor();
    // The seller rejects it while its buyer pays.
    await operator('reject', orderId);
    await payButton.click();
    await sandbox.getByText(/kadaluarsa atau ditolak/).waitFor();

    const { page: seller } = await browser.visitor({ size });
    await joinStore(seller, 'Wulan', 'staff');
    await seller.getByRole('link', { name: /Uang perlu ditangani/ }).click();
    await seller.getByRole('heading', { level: 1, name: 'Uang perlu ditangani' }).waitFor();
    const card = seller
      .getByRole('listitem')
      .filter({ hasText: 'Uang untuk pesanan yang sudah lewat' })
      .first();
    await card.getByText(/Kembalikan uangnya/).waitFor();
    await expectAccessible(seller);
    await card.getByRole('textbox').fill('Dikembalikan ke rekening pembeli');
    await card.getByRole('button', { name: 'Tandai selesai' }).click();
    await seller.getByText('Ditandai selesai').waitFor();
    await seller.getByText('Dikembalikan ke rekening pembeli').first().waitFor();
    await expectAccessible(seller);
    // The order says so, too.
    await seller.goto(consolePaths.order('kopinusantara', orderId));
    await seller.getByText('Uang ditangani').waitFor();
  },
);
