import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createMailer } from './mailer.ts';

const mail = { to: 'sari@contoh.id', subject: 'Pesanan INV-1', text: 'Halo Sari,\n\nTerima kasih.' };

function recordingLog() {
  const lines: string[] = [];
  const write = (fields: object, message: string) => void lines.push(`${message} ${JSON.stringify(fields)}`);
  return { lines, info: write, error: write };
}

describe('mail', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'lapak-mail-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const outboxMailer = (log = recordingLog()) =>
    createMailer({ outboxDir: path.join(folder, 'outbox'), from: 'Lapak <no-reply@lapak.test>', log });

  it('goes into the outbox as a file when no mail server is configured', async () => {
    const mailer = outboxMailer();
    mailer.send(mail);
    await mailer.close();
    const [name = ''] = await readdir(path.join(folder, 'outbox'));
    expect(name).toMatch(/\.eml$/);
    const text = await readFile(path.join(folder, 'outbox', name), 'utf8');
    expect(text).toContain('To: sari@contoh.id');
    expect(text).toContain('Subject: Pesanan INV-1');
    expect(text).toContain('Halo Sari,');
  });

  it('logs that a mail went out, but not to whom or what', async () => {
    const log = recordingLog();
    const mailer = outboxMailer(log);
    mailer.send(mail);
    await mailer.close();
    expect(log.lines).toHaveLength(1);
    expect(log.lines.join()).not.toMatch(/sari|INV/i);
  });

  it('lets nobody add recipients or headers', async () => {
    const mailer = outboxMailer();
    mailer.send({ ...mail, to: 'a@contoh.id, b@contoh.id', subject: 'x\r\nBcc: c@contoh.id' });
    await mailer.close();
    for (const name of await readdir(path.join(folder, 'outbox'))) {
      const text = await readFile(path.join(folder, 'outbox', name), 'utf8');
      expect(text).not.toMatch(/^Bcc:/m);
    }
  });

  it('survives a mail server that is not there', async () => {
    const log = recordingLog();
    const mailer = createMailer({
      smtpUrl: 'smtp://127.0.0.1:1',
      outboxDir: folder,
      from: 'no-reply@lapak.test',
      log,
    });
    mailer.send(mail);
    await mailer.close();
    expect(log.lines).toEqual([expect.stringContaining('mail not sent')]);
  });

  it('speaks SMTP when a mail server is configured', async () => {
    const said: string[] = [];
    const server = createServer((socket: Socket) => talkSmtp(socket, said));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const mailer = createMailer({
      smtpUrl: `smtp://127.0.0.1:${port}`,
      outboxDir: folder,
      from: 'no-reply@lapak.test',
      log: recordingLog(),
    });
    mailer.send(mail);
    await mailer.close();
    await new Promise((resolve) => server.close(resolve));
    expect(said.join('\n')).toContain('RCPT TO:<sari@contoh.id>');
    expect(said.join('\n')).toContain('Subject: Pesanan INV-1');
  });
});

/** The least that a mail server says. */
function talkSmtp(socket: Socket, said: string[]) {
  let isBody = false;
  socket.write('220 test\r\n');
  socket.on('data', (chunk) => {
    const text = chunk.toString();
    said.push(text);
    if (isBody) {
      if (!text.endsWith('\r\n.\r\n')) return;
      isBody = false;
      socket.write('250 ok\r\n');
    } else if (text.startsWith('DATA')) {
      isBody = true;
      socket.write('354 go\r\n');
    } else if (text.startsWith('QUIT')) {
      socket.end('221 bye\r\n');
    } else socket.write('250 ok\r\n');
  });
}
