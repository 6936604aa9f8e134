import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { events } from '../../../db/schema/events.ts';
import { issuedTickets } from '../../../db/schema/orders.ts';
import { mails as outbox, type MailAttachment } from '../../../db/schema/mails.ts';
import { stores } from '../../../db/schema/stores.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { createOperator, type Operator } from '../../../operator/operator.ts';
import { uniqueName } from '../../../testing/a-store.ts';
import { aShow, aTicketOf, ticketBuyer } from '../../../testing/an-event.ts';
import { testApp } from '../../../testing/test-app.ts';
import { onEveryDatabase } from '../../../testing/database.ts';
import { MAX_CODES } from './event-mail.ts';

onEveryDatabase('Mails about tickets', (database) => {
  let app: FastifyInstance;
  let operator: Operator;
  let sent: Mail[];
  let now: Date;
  const db = () => database().db;
  beforeAll(async () => {
    const config = { publicUrl: 'https://toko.test', holdLimitFactor: 0 };
    const made = await testApp(database(), { config });
    ({ app, mails: sent } = made);
    now = made.clock.now();
    operator = createOperator(app.services);
  });
  afterAll(() => app.close());

  const anAddress = () => `${uniqueName('pembeli')}@contoh.id`;
  const mailAbout = async (address: string, words: RegExp) => {
    await app.services.mails.settled();
    const [mail, ...others] = sent.filter(({ to, subject }) => to === address && words.test(subject));
    if (!mail || others.length > 0) throw new Error(`${others.length} mails too many, or none`);
    return { text: mail.text, html: mail.html ?? '', attachments: mail.attachments ?? [] };
  };
  const codesIn = (attachments: readonly MailAttachment[]) =>
    attachments.flatMap((attachment) => (attachment.kind === 'qr' ? [attachment] : []));
  const calendarIn = (attachments: readonly MailAttachment[]) =>
    attachments.flatMap((attachment) => (attachment.kind === 'calendar' ? [attachment] : []));

  const when = 'Minggu, 20 Desember 2026, 09.00 - 12.00 WIB';
  const map = 'https://www.google.com/maps/search/?api=1&query=Pendopo%2C%20Jl.%20Melati%205';

  it('say when and where: ordered, paid and rejected; to the seller, too', async () => {
    const show = await aShow(db(), now);
    const seller = anAddress();
    await db().update(stores).set({ email: seller }).where(eq(stores.id, show.store.id));
    await db().update(events).set({ imageCoverKey: 'public/kelas.png' }).where(eq(events.id, show.event.id));
    const buyer = ticketBuyer({ app });
    const [good, bad] = [anAddress(), anAddress()];
    const paid = await buyer.placed(show, { email: good, tickets: [{ id: show.ticket.id, qty: 1 }] });
    const rejected = await buyer.placed(show, { email: bad, tickets: [{ id: show.ticket.id, qty: 1 }] });
    await operator.run({ command: 'confirm', order: paid.id });
    await operator.run({ command: 'reject', order: rejected.id });
    const ordered = await mailAbout(good, /^Tiket Kelas Kopi/);
    const handedOut = await mailAbout(good, /^Tiket kamu untuk/);
    const refused = await mailAbout(bad, /ditolak/);
    for (const { text, html } of [ordered, handedOut, refused]) {
      for (const said of [when, 'Pendopo', 'Jl. Melati 5']) {
        expect(text).toContain(said);
        expect(html).toContain(`>${said}<`);
      }
      expect(html).toContain('src="https://toko.test/files/public/kelas.png?w=160"');
    }
    for (const { text } of [ordered, handedOut]) expect(text).toContain(`Lihat peta: ${map}\n`);
    await app.services.mails.settled();
    for (const { text } of sent.filter(({ to }) => to === seller)) expect(text).toContain(`Waktu: ${when}`);
    // Nothing is handed out before it is paid.
    for (const { attachments } of [ordered, refused]) expect(attachments).toEqual([]);
  });

  it('lead to the map of the seller, which is never a script', async () => {
    const show = await aShow(db(), now);
    const linkTo = async (mapLink: string) => {
      await db().update(events).set({ mapLink }).where(eq(events.id, show.event.id));
      const email = anAddress();
      await ticketBuyer({ app }).placed(show, { email, tickets: [{ id: show.ticket.id, qty: 1 }] });
      return /Lihat peta: (.*)/.exec((await mailAbout(email, /^Tiket/)).text)?.[1];
    };
    expect(await linkTo('maps.app.goo.gl/abc')).toBe('http://maps.app.goo.gl/abc');
    expect(await linkTo('javascript:alert(1)')).toBe('http://javascript:alert(1)');
  });

  it('carry each code as a picture and in letters, with kind and name, and the event for a calendar', async () => {
    const show = await aShow(db(), now);
    const vip = await aTicketOf(db(), show.event, now, { namaTiket: 'VIP <b>', importKey: 'vip' });
    const email = anAddress();
    const order = await ticketBuyer({ app }).placed(show, {
      email,
      nama: 'Sari Dewi',
      tickets: [
        { id: show.ticket.id, qty: 2 },
        { id: vip.id, qty: 1 },
      ],
    });
    await operator.run({ command: 'confirm', order: order.id });
    const shown = (await ticketBuyer({ app }).read(order)).json<{
      data: { tickets: { nama_tiket: string; pivot: { booking_code: string } }[] };
    }>().data.tickets;
    const { text, html, attachments } = await mailAbout(email, /^Tiket kamu untuk/);
    // In the order of the page, and the code that the page shows and prints.
    const pictures = codesIn(attachments);
    expect(pictures.map(({ code }) => code)).toEqual(shown.map(({ pivot }) => pivot.booking_code));
    expect(pictures).toHaveLength(3);
    for (const [at, { cid, code, fileName }] of pictures.entries()) {
      const inGroups = code.replace(/(.{4})(?=.)/g, '$1 ');
      expect(html).toContain(`<img src="cid:${cid}" width="200" height="200" alt="Kode QR ${inGroups}"`);
      expect(text).toContain(
        `Tiket ${at + 1} dari 3\n${shown[at]?.nama_tiket}\nAtas nama Sari Dewi\n${inGroups}\n`,
      );
      expect(fileName).toBe(`tiket-${at + 1}.png`);
    }
    expect(html).toContain('>VIP &#60;b&#62;<');
    const [calendar, ...others] = calendarIn(attachments);
    expect(others).toEqual([]);
    expect(calendar?.fileName).toBe('acara.ics');
    for (const line of ['DTSTART:20261220T020000Z', 'DTEND:20261220T050000Z', 'SUMMARY:Kelas Kopi']) {
      expect(calendar?.calendar.split('\r\n')).toContain(line);
    }
    expect(calendar?.calendar).not.toContain(order.token);
  });

  it('name beside each code whose ticket it is, and all of them while the order is unpaid; to the seller, too', async () => {
    const show = await aShow(db(), now);
    await db().update(events).set({ namePerTicket: true }).where(eq(events.id, show.event.id));
    const vip = await aTicketOf(db(), show.event, now, { namaTiket: 'VIP', importKey: 'vip' });
    const [email, seller] = [anAddress(), anAddress()];
    await db().update(stores).set({ email: seller }).where(eq(stores.id, show.store.id));
    const tickets = [
      { id: show.ticket.id, qty: 2, names: ['Ayu Lestari', 'https://jahat.test'] },
      { id: vip.id, qty: 1, names: ['Bima'] },
    ];
    const order = await ticketBuyer({ app }).placed(show, { email, nama: 'Sari Dewi', tickets });
    const listed = [
      'Reguler: 2 x Rp100.000\nAtas nama Ayu Lestari, Pelanggan\n',
      'VIP: 1 x Rp100.000\nAtas nama Bima\n',
    ];
    const toSeller = await mailAbout(seller, /^Pesanan baru/);
    for (const { text } of [await mailAbout(email, /^Tiket Kelas Kopi/), toSeller])
      for (const names of listed) expect(text).toContain(names);
    await operator.run({ command: 'confirm', order: order.id });
    const { text, html, attachments } = await mailAbout(email, /^Tiket kamu untuk/);
    const shown = ['Reguler\nAtas nama Ayu Lestari', 'Reguler\nAtas nama Pelanggan', 'VIP\nAtas nama Bima'];
    for (const [at, { code }] of codesIn(attachments).entries()) {
      const inGroups = code.replace(/(.{4})(?=.)/g, '$1 ');
      expect(text).toContain(`Tiket ${at + 1} dari 3\n${shown[at]}\n${inGroups}\n`);
    }
    expect(html).toContain('>Atas nama Ayu Lestari<');
    expect(text + html).not.toContain('jahat.test');
  });

  it('carry the codes of free tickets at once', async () => {
    const show = await aShow(db(), now, { harga: 0 });
    const email = anAddress();
    await ticketBuyer({ app }).placed(show, { email });
    const { attachments } = await mailAbout(email, /^Tiket kamu untuk/);
    expect(codesIn(attachments)).toHaveLength(2);
    expect(calendarIn(attachments)).toHaveLength(1);
  });

  it('stay of a bounded size, however many tickets there are, and keep no picture in the outbox', async () => {
    const qty = MAX_CODES + 30;
    const show = await aShow(db(), now, { quota: 200, maxQty: null });
    const email = anAddress();
    const order = await ticketBuyer({ app }).placed(show, { email, tickets: [{ id: show.ticket.id, qty }] });
    await operator.run({ command: 'confirm', order: order.id });
    expect(
      await db().select().from(issuedTickets).where(eq(issuedTickets.storeId, show.store.id)),
    ).toHaveLength(qty);
    const { text, html, attachments } = await mailAbout(email, /^Tiket kamu untuk/);
    expect(codesIn(attachments)).toHaveLength(MAX_CODES);
    for (const said of [text, html]) expect(said).toContain('30 tiket lainnya ada di halaman tiket.');
    // Gmail cuts off what is longer than 102 KB.
    expect(html.length).toBeLessThan(80_000);
    const [row] = await db()
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, email))
      .orderBy(outbox.id)
      .offset(1);
    expect(JSON.stringify(row?.attachments).length).toBeLessThan(10_000);
  });

  it('come for an event whose times cannot be read, without a calendar', async () => {
    const show = await aShow(db(), now, { harga: 0 });
    await db().update(events).set({ waktuEnd: 'selesai' }).where(eq(events.id, show.event.id));
    const email = anAddress();
    await ticketBuyer({ app }).placed(show, { email });
    const { attachments } = await mailAbout(email, /^Tiket kamu untuk/);
    expect(calendarIn(attachments)).toEqual([]);
    expect(codesIn(attachments)).toHaveLength(2);
  });
});
