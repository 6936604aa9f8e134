import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** What the mailer says of itself; never with a recipient or a content. */
export interface MailLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface Mailer {
  /**
   * Sends a mail in the background. Call it after the commit: a mail that cannot be sent is logged and never fails
   * what it tells about.
   */
  send(mail: Mail | Promise<Mail>): void;
  /** Waits for the mails on their way. */
  close(): Promise<void>;
}

export interface MailerSettings {
  /** `smtp://user:password@host:port`; without it mails are written into `outboxDir`. */
  smtpUrl?: string | null;
  outboxDir: string;
  /** Sender, for example `Lapak <no-reply@lapak.test>`. */
  from: string;
  log: MailLog;
}

type Deliver = (mail: Mail) => Promise<void>;

/** Everything an attacker could put into a header stays one line. */
const oneLine = (text: string) => text.replace(/[\r\n\0]+/g, ' ').trim();

/** The recipient as one address, so that a comma in it never makes it two. */
const envelope = (from: string, mail: Mail) => ({
  from,
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
});

/** Writes mails as files that any mail program opens; complete or not at all. */
function outbox(folder: string, from: string): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await transport.sendMail(envelope(from, mail));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`;
    const temporary = path.join(folder, `${name}.tmp`);
    await writeFile(temporary, message, { mode: 0o600 });
    await rename(temporary, path.join(folder, `${name}.eml`));
  };
}

function smtp(url: string, from: string): Deliver & { close?: () => void } {
  const transport = createTransport({ url, pool: true, connectionTimeout: 10_000, socketTimeout: 20_000 });
  const deliver = async (mail: Mail) => {
    await transport.sendMail(envelope(from, mail));
  };
  return Object.assign(deliver, { close: () => transport.close() });
}

/** Mail over SMTP when it is configured, else into the outbox folder. */
export function createMailer(settings: MailerSettings): Mailer {
  const { log } = settings;
  const kind = settings.smtpUrl ? 'smtp' : 'outbox';
  const deliver: Deliver & { close?: () => void } = settings.smtpUrl
    ? smtp(settings.smtpUrl, settings.from)
    : outbox(settings.outboxDir, settings.from);
  const underway = new Set<Promise<void>>();
  return {
    send(mail) {
      const sending = Promise.resolve(mail)
        .then(({ to, subject, text }) => deliver({ to: oneLine(to), subject: oneLine(subject), text }))
        .then(() => log.info({ mail: kind }, 'mail sent'))
        // The message of a mail server may quote the recipient: only the kind of the failure is logged.
        .catch((error: unknown) => log.error({ mail: kind, failure: failureKind(error) }, 'mail not sent'))
        .finally(() => underway.delete(sending));
      underway.add(sending);
    },
    async close() {
      await Promise.all(underway);
      deliver.close?.();
    },
  };
}

function failureKind(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown';
}
