import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { aMailServer } from '../testing/mail-server.ts';
import { mailFailure } from './mail-failure.ts';
import { createMailer, type OutgoingMail } from './mailer.ts';

const mail: OutgoingMail = {
  to: 'sari@contoh.id',
  subject: 'Pesanan INV-1',
  text: 'Halo Sari,\n\nTerima kasih.',
  messageKey: 'tKunciSurat',
  createdAt: new Date('2026-11-21T03:00:00Z'),
};
const from = 'Lapak <no-reply@lapak.test>';

describe('The mailer without a mail server', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'lapak-mail-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const mailer = () => createMailer({ outboxDir: path.join(folder, 'outbox'), from });
  const files = async () => {
    const names = await readdir(path.join(folder, 'outbox'));
    return Promise.all(names.map((name) => readFile(path.join(folder, 'outbox', name), 'utf8')));
  };

  it('writes a mail as a file', async () => {
    await mailer().deliver(mail);
    const [name = ''] = await readdir(path.join(folder, 'outbox'));
    expect(name).toMatch(/\.eml$/);
    const [text] = await files();
    expect(text).toContain('To: sari@contoh.id');
    expect(text).toContain('Subject: Pesanan INV-1');
    expect(text).toContain('Halo Sari,');
  });

  it('writes the same mail once, however often it is sent', async () => {
    await mailer().deliver(mail);
    await mailer().deliver(mail);
    expect(await files()).toHaveLength(1);
  });

  it('writes a mail with HTML as both, the text first', async () => {
    await mailer().deliver({ ...mail, html: '<h1>Terima kasih</h1>' });
    const [text = ''] = await files();
    expect(text).toContain('multipart/alternative');
    const [plain, html] = [text.indexOf('text/plain'), text.indexOf('text/html')];
    expect(plain).toBeGreaterThan(0);
    expect(html).toBeGreaterThan(plain);
    expect(text).toContain('<h1>Terima kasih</h1>');
  });

  it('carries the pictures of its HTML and a calendar', async () => {
    await mailer().deliver({
      ...mail,
      html: '<img src="cid:tiket-1@lapak">',
      attachments: [
        { kind: 'qr', cid: 'tiket-1@lapak', fileName: 'tiket-1.png', code: 'ABCD2345EFGH' },
        { kind: 'calendar', fileName: 'acara.ics', calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' },
      ],
    });
    const [text = ''] = await files();
    expect(text).toContain('multipart/related');
    expect(text).toContain('Content-ID: <tiket-1@lapak>');
    expect(text).toMatch(/Content-Type: image\/png; name=tiket-1\.png/);
    expect(text).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=PUBLISH;\s+name=acara\.ics/);
    expect(text).toContain('Content-Disposition: attachment; filename=acara.ics');
  });

  it('has the address that answers go to', async () => {
    await mailer().deliver({ ...mail, replyTo: 'halo@toko.id' });
    const [text] = await files();
    expect(text).toMatch(/^Reply-To: halo@toko\.id\r$/m);
  });

  it.each([
    ['no address', null],
    ['a text', 'Toko Uji'],
    ['two addresses', 'a@contoh.id, b@contoh.id'],
    ['another header', 'a@contoh.id\r\nBcc: c@contoh.id'],
    ['a name', 'Toko <a@contoh.id>'],
  ])('has no address for answers when it is given %s', async (_, replyTo) => {
    await mailer().deliver({ ...mail, replyTo });
    const [text] = await files();
    expect(text).not.toMatch(/^(Reply-To|Bcc):/im);
  });

  it('does not allow added recipients or headers', async () => {
    await mailer().deliver({ ...mail, to: 'a@contoh.id, b@contoh.id', subject: 'x\r\nBcc: c@contoh.id' });
    const [text] = await files();
    expect(text).not.toMatch(/^Bcc:/m);
  });
});

describe('The mailer with a mail server', () => {
  const reasonOf = async (sending: Promise<void>) => {
    const error = await sending.then(
      () => null,
      (thrown: unknown) => thrown,
    );
    return mailFailure(error);
  };

  it('sends a mail with the same Message-ID each time', async () => {
    const server = await aMailServer();
    const mailer = createMailer({ smtpUrl: server.url, outboxDir: '', from });
    await mailer.deliver(mail);
    await mailer.deliver(mail);
    mailer.close();
    await server.close();
    expect(server.recipients).toEqual(['sari@contoh.id', 'sari@contoh.id']);
    expect(server.messages).toHaveLength(2);
    for (const message of server.messages) {
      expect(message).toContain('Subject: Pesanan INV-1');
      expect(message).toContain('Message-ID: <tKunciSurat@lapak.test>');
    }
  });

  it.each([
    ['recipient', 'refuses for good', '550 5.1.1 no such user', true],
    ['recipient', 'puts off', '451 4.7.1 greylisted', false],
    ['message', 'refuses for good', '554 5.6.0 no', true],
    ['sender', 'refuses for good', '550 5.7.1 not from you', false],
  ] as const)('says when the server judges the %s and %s', async (what, _how, answer, isPermanent) => {
    const server = await aMailServer({ [what]: answer });
    const mailer = createMailer({ smtpUrl: server.url, outboxDir: '', from });
    const failure = await reasonOf(mailer.deliver(mail));
    mailer.close();
    await server.close();
    expect(failure).toMatchObject({ isPermanent, reason: answer });
    expect(failure.code).toMatch(/^[A-Z]+ \d{3}$/);
  });

  it('may be retried when the server is unreachable, or does not respond for too long', async () => {
    const nobody = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', outboxDir: '', from });
    expect(await reasonOf(nobody.deliver(mail))).toMatchObject({ isPermanent: false });
    nobody.close();
    const server = await aMailServer({ message: null });
    const mailer = createMailer({ smtpUrl: server.url, outboxDir: '', from, deliverWithinMs: 50 });
    expect(await reasonOf(mailer.deliver(mail))).toMatchObject({ isPermanent: false });
    mailer.close();
    await server.close();
  });

  it('ends what it sends when it is closed', async () => {
    const server = await aMailServer({ message: null });
    const mailer = createMailer({ smtpUrl: server.url, outboxDir: '', from });
    const sending = reasonOf(mailer.deliver(mail));
    await server.hasMessage;
    mailer.close();
    expect(await sending).toMatchObject({ isPermanent: false });
    await server.close();
  });

  it('reports a missing recipient address', async () => {
    const server = await aMailServer();
    const mailer = createMailer({ smtpUrl: server.url, outboxDir: '', from });
    expect(await reasonOf(mailer.deliver({ ...mail, to: '' }))).toMatchObject({ isPermanent: true });
    mailer.close();
    await server.close();
  });
});
