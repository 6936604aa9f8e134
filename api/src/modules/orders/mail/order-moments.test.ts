import { formatDayDateTime } from '@lapak/domain/dates';
import { formatRupiah } from '@lapak/domain/rupiah';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { mails as outbox } from '../../../db/schema/mails.ts';
import { productImages } from '../../../db/schema/catalogue.ts';
import { orders } from '../../../db/schema/orders.ts';
import { reviews } from '../../../db/schema/product-feedback.ts';
import { stores } from '../../../db/schema/stores.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { createOperator, type Operator } from '../../../operator/operator.ts';
import type { OperatorRequest } from '../../../operator/operator-request.ts';
import { uniqueName } from '../../../testing/a-store.ts';
import { aShopper } from '../../../testing/a-shopper.ts';
import { aShow, ticketBuyer } from '../../../testing/an-event.ts';
import { testApp } from '../../../testing/test-app.ts';
import { onEveryDatabase } from '../../../testing/database.ts';
import { aShop, orderRow, placed } from '../../../testing/orders-over-http.ts';
import { aBookShop, shownDownload } from '../../../testing/paid-download.ts';

const atOnce = <T>(n: number, work: () => Promise<T>) => Promise.all(Array.from({ length: n }, work));

onEveryDatabase('The mails that a buyer waits for', (database) => {
  let app: FastifyInstance;
  let operator: Operator;
  let sent: Mail[];
  let now: Date;
  const db = () => database().db;
  beforeAll(async () => {
    const made = await testApp(database(), { config: { publicUrl: 'https://toko.test' } });
    ({ app, mails: sent } = made);
    now = made.clock.now();
    operator = createOperator(app.services);
  });
  afterAll(() => app.close());

  const run = (request: OperatorRequest) => operator.run(request);
  const mailsTo = async (address: string) => {
    await app.services.mails.settled();
    return sent.filter(({ to }) => to === address);
  };
  /** The one mail to an address with words in its subject. */
  const mailAbout = async (address: string, words: string | RegExp) => {
    const found = (await mailsTo(address)).filter(({ subject }) => subject.match(words));
    expect(found).toHaveLength(1);
    const [mail] = found;
    return { subject: mail?.subject ?? '', text: mail?.text ?? '', html: mail?.html ?? '' };
  };
  const aSeller = { wa: '0812-3456-789', email: 'mailto:halo@toko.test' };
  const aChat = /https:\/\/wa\.me\/628123456789\?text=Halo%20Toko%20Uji/;
  /** A buyer's mail leads to the seller: by a chat, and by an answer. */
  const expectSellerIn = ({ text, html, replyTo }: Mail) => {
    for (const said of [text, html ?? '']) {
      expect(said).toContain('Chat penjual di WhatsApp 0812-3456-789');
      expect(said).toMatch(aChat);
      expect(said).toContain('Balas email ini untuk menghubungi penjual.');
    }
    expect(replyTo).toBe('halo@toko.test');
  };
  const anAddress = () => `${uniqueName('pembeli')}@contoh.id`;

  /** @param picture of the product, by its key */
  async function anOrder(
    own: object = {},
    seller: Partial<typeof stores.$inferInsert> = {},
    picture: string | null = null,
  ) {
    const shop = await aShop(db(), seller);
    const image = { storeId: shop.store.id, productId: shop.product.id, position: 0 };
    if (picture !== null)
      await db()
        .insert(productImages)
        .values({ ...image, fileKey: picture });
    const email = anAddress();
    const order = await placed(app, shop, { email, ...own });
    const url = `https://toko.test/${shop.store.username}/onlinestore`;
    return { shop, email, order, url, invoice: (await orderRow(db(), order)).invoice };
  }
  const receive = (order: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: `/api/transaction/${order}/selesai`, headers });

  it('come at each step of an order, as text and HTML, with a link to its page', async () => {
    const { order, email, url, invoice } = await anOrder({}, { logoKey: 'public/logo.png' });
    await run({ command: 'confirm', order });
    await run({ command: 'pack', order });
    await run({ command: 'ship', order, resi: 'JNE-0123' });
    await receive(order);
    const steps = [
      ['Pesanan .* di Toko Uji', 'Pesanan menunggu pembayaran', `checkout-detail/${order}`],
      ['Pembayaran diterima', 'Pembayaran diterima', `status/${order}`],
      ['sedang dikemas', 'Pesanan sedang dikemas', `status/${order}`],
      ['sudah dikirim', 'Pesanan sudah dikirim', `status/${order}`],
      ['Bagaimana pesanan', 'Beri ulasan', `status/${order}`],
    ] as const;
    expect(await mailsTo(email)).toHaveLength(steps.length);
    for (const [words, title, page] of steps) {
      const { subject, text, html } = await mailAbout(email, words);
      expect(subject).toContain(invoice);
      expect(text).toMatch(/^Halo Sari Dewi,\n/);
      expect(text).toContain(`${url}/${page}\n`);
      expect(html).toContain(`>${title}</h1>`);
      expect(html).toContain(`href="${url}/${page}"`);
      expect(html).toContain('src="https://toko.test/files/public/logo.png?w=96"');
    }
  });

  it('tell of a service that it is carried out', async () => {
    const { order, email } = await anOrder();
    await db().update(orders).set({ kind: 'jasa' }).where(eq(orders.publicId, order));
    await run({ command: 'confirm', order });
    await run({ command: 'pack', order });
    await run({ command: 'ship', order });
    for (const [words, title] of [
      ['sedang dikerjakan', 'Jasa sedang dikerjakan'],
      ['selesai dikerjakan', 'Jasa selesai dikerjakan'],
    ] as const) {
      const { text, html } = await mailAbout(email, words);
      expect(html).toContain(`>${title}</h1>`);
      expect(text).not.toMatch(/dikemas|dikirim|kurir|resi/i);
    }
  });

  it('lead to the seller, and have the pictures of what was bought, at each step', async () => {
    const { order, email } = await anOrder({}, aSeller, 'public/kopi.png');
    const refused = await anOrder({}, aSeller, 'public/kopi.png');
    await run({ command: 'confirm', order });
    await run({ command: 'pack', order });
    await run({ command: 'ship', order });
    await receive(order);
    await run({ command: 'reject', order: refused.order });
    const mails = [...(await mailsTo(email)), ...(await mailsTo(refused.email))];
    expect(mails).toHaveLength(7);
    for (const mail of mails) {
      expectSellerIn(mail);
      expect(mail.html).toMatch(
        /<img src="https:\/\/toko\.test\/files\/public\/kopi\.png\?w=160" width="56" height="56" alt="[^"]+"/,
      );
    }
  });

  it('have the sum to pay and the deadline in large letters', async () => {
    const { order, email } = await anOrder();
    const { total, expiresAt } = await orderRow(db(), order);
    const due = formatDayDateTime(expiresAt);
    const { html, text } = await mailAbout(email, 'Pesanan .* di Toko Uji');
    expect(html).toMatch(new RegExp(`font:700 28px[^>]*>${formatRupiah(total)}<`));
    expect(html).toMatch(new RegExp(`font:700 18px[^>]*>${due}<`));
    expect(text).toContain(`Biaya yang harus dibayarkan: ${formatRupiah(total)}\nBayar sebelum: ${due}\n`);
  });

  it('have neither chat nor address for answers of a store without them, nor its owner’s own', async () => {
    const { user } = await aShopper(db(), now);
    const { email } = await anOrder({}, { wa: '021-5551', email: null, ownerId: user.id });
    const [mail] = await mailsTo(email);
    expect(mail?.replyTo).toBeNull();
    expect(mail?.html).not.toMatch(/wa\.me|Balas email|Chat penjual/);
  });

  it('have the receipt number of a parcel', async () => {
    const { order, email } = await anOrder();
    await db()
      .update(orders)
      .set({ expedisi: 'jne+REG+Layanan Reguler+10000+2-3' })
      .where(eq(orders.publicId, order));
    await run({ command: 'confirm', order });
    await run({ command: 'ship', order, resi: 'JNE-0123' });
    const { text, html } = await mailAbout(email, 'sudah dikirim');
    expect(text).toContain('Kurir: JNE REG (2-3 hari)\nNomor resi: JNE-0123\n');
    expect(html).toContain('>JNE-0123<');
  });

  it('say why a payment was rejected, in the seller’s words on one line', async () => {
    const { order, email } = await anOrder();
    await run({ command: 'reject', order, reason: 'Jumlah <b>kurang</b>\nRp5.000 & bukti buram' });
    const { text, html } = await mailAbout(email, 'ditolak');
    expect(text).toContain('Alasan: Jumlah <b>kurang</b> Rp5.000 & bukti buram\n');
    expect(html).toContain('Jumlah &#60;b&#62;kurang');
    expect(html).not.toContain('<b>');
    const silent = await anOrder();
    await run({ command: 'reject', order: silent.order });
    expect((await mailAbout(silent.email, 'ditolak')).text).not.toContain('Alasan');
  });

  it('say why tickets were rejected, and are the tickets once they are paid', async () => {
    const show = await aShow(db(), now);
    const buyer = ticketBuyer({ app });
    const [bad, good] = [anAddress(), anAddress()];
    await db().update(stores).set(aSeller).where(eq(stores.id, show.store.id));
    const rejected = await buyer.placed(show, { email: bad });
    const paid = await buyer.placed(show, { email: good });
    await run({ command: 'reject', order: rejected.id, reason: 'Transfer tidak masuk' });
    await atOnce(3, () => run({ command: 'confirm', order: paid.id }));
    expect((await mailAbout(bad, 'ditolak')).html).toContain('>Transfer tidak masuk<');
    const { text, html } = await mailAbout(good, /^Tiket kamu untuk/);
    for (const said of [text, html]) expect(said).toContain(`event/tickets/${paid.id}`);
    expect(await mailsTo(good)).toHaveLength(2);
    for (const mail of [...(await mailsTo(good)), ...(await mailsTo(bad))]) expectSellerIn(mail);
  });

  it('are one of each, however many do the same at once', async () => {
    const { order, email } = await anOrder();
    const steps: OperatorRequest[] = [
      { command: 'confirm', order },
      { command: 'pack', order },
      { command: 'ship', order, resi: 'JNE1' },
    ];
    for (const step of steps) {
      const replies = await atOnce(5, () => run(step));
      expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    }
    const received = await atOnce(5, () => receive(order));
    expect(received.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await mailsTo(email)).toHaveLength(5);
  });

  it('are none for a step that was not taken', async () => {
    const { order, email } = await anOrder();
    await run({ command: 'pack', order });
    await run({ command: 'ship', order });
    await receive(order);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('are none for an order without an e-mail address', async () => {
    const { order, shop } = await anOrder();
    await db().update(orders).set({ email: '' }).where(eq(orders.publicId, order));
    await run({ command: 'confirm', order });
    await run({ command: 'ship', order });
    const rows = await db().select().from(outbox).where(eq(outbox.storeId, shop.store.id));
    expect(rows.map(({ kind }) => kind)).toEqual(['order-placed']);
  });

  it('hold no markup of a buyer or a store, and the text holds no HTML', async () => {
    const nama = 'Sari <script>alert(1)</script>';
    const namaToko = `Toko "A" <i>'&\r\nBcc: x@contoh.id`;
    const { order, email } = await anOrder({ nama, catatan: '<script>alert(2)</script>' }, { namaToko });
    await run({ command: 'confirm', order });
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(2);
    for (const { subject, text, html } of mails) {
      expect(html).not.toMatch(/<script|<i>/);
      expect(html).toContain('Toko &#34;A&#34; &#60;i&#62;&#39;&#38;');
      expect(text).not.toContain('&#');
      expect(subject).not.toMatch(/[\r\n]/);
    }
  });

  it('lead the buyer with an account from the receipt to the review', async () => {
    const shop = await aShop(db());
    const { user, headers } = await aShopper(db(), now);
    const order = await placed(app, shop, { email: user.email }, headers);
    await run({ command: 'confirm', order });
    await run({ command: 'ship', order });
    await receive(order, headers);
    expect((await mailAbout(user.email, 'Bagaimana')).text).toContain(`/beri-ulasan/${order}\n`);
  });

  it('do not ask for a review that is there', async () => {
    const { order, email, shop } = await anOrder();
    await run({ command: 'confirm', order });
    await run({ command: 'ship', order });
    const { id } = await orderRow(db(), order);
    const review = { productId: shop.product.id, orderId: id, name: 'Sari', star: 5, ulasan: 'Harum' };
    await db()
      .insert(reviews)
      .values({ storeId: shop.store.id, createdAt: now, ...review });
    await receive(order);
    expect((await mailsTo(email)).map(({ subject }) => subject).join()).not.toContain('Bagaimana');
  });

  describe('about a digital product', () => {
    async function aBook(harga: number) {
      const shop = await aBookShop(db(), { harga });
      const email = anAddress();
      const payment = harga > 0 ? {} : { payment_method: null };
      const order = await placed(app, shop, { products: [{ id: shop.book.id, qty: 1 }], email, ...payment });
      return { order, email };
    }
    const open = async (order: string) => app.inject((await shownDownload(app, order)).link ?? '');

    it('say that it can be opened as soon as it is paid', async () => {
      const { order, email } = await aBook(10_000);
      await run({ command: 'confirm', order });
      expect(await mailsTo(email)).toHaveLength(2);
      const { text } = await mailAbout(email, 'Produk digital siap dibuka');
      expect(text).toContain('sudah diterima');
      expect(text).toContain(`Buka produk: `);
      expect(text).toContain(`/status/${order}\n`);
      expect(text).not.toContain('unduhan.contoh.id');
    });

    it('are one mail for a free one', async () => {
      const { email } = await aBook(0);
      const { text } = await mailAbout(email, 'Produk digital siap dibuka');
      expect(text).toContain('tidak perlu dibayar');
      expect(await mailsTo(email)).toHaveLength(1);
    });

    it('ask for a review once it is opened, once, also when it is received later', async () => {
      const { order, email } = await aBook(10_000);
      await run({ command: 'confirm', order });
      expect(await mailsTo(email)).toHaveLength(2);
      await atOnce(4, () => open(order));
      const { text } = await mailAbout(email, 'Bagaimana');
      expect(text).toContain('Tekan "Terima Barang"');
      await open(order);
      expect((await receive(order)).statusCode).toBe(200);
      expect(await mailsTo(email)).toHaveLength(3);
    });
  });
});
