import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isEmail } from '@lapak/domain/email';
import { createTransport } from 'nodemailer';
import type { MailAttachment } from '../db/schema/mails.ts';
import { sentAttachment } from './attachment.ts';

export interface Mail {
  to: string;
  /** Address that answers go to; without one they go to the sender. What is not one address is left out. */
  replyTo?: string | null;
  subject: string;
  text: string;
  /** The same as HTML; without it the mail is text alone. */
  html?: string | null;
  attachments?: readonly MailAttachment[] | null;
}

/** A mail with what makes each attempt to send it the same mail. */
export interface OutgoingMail extends Mail {
  /** For the `Message-ID`. */
  messageKey: string;
  createdAt: Date;
}

export interface Mailer {
  /** Where mails go, for the log. */
  kind: 'smtp' | 'outbox';
  /**
   * Sends one mail.
   * @throws when it was not taken; `mailFailure` gives the reason. Whether a mail that took too long was taken is
   * unknown
   */
  deliver(mail: OutgoingMail): Promise<void>;
  /** Aborts deliveries, which then fail. */
  close(): void;
}

export interface MailerSettings {
  /** `smtp://user:password@host:port`; without it mails are written into `outboxDir`. */
  smtpUrl?: string;
  outboxDir: string;
  /** Sender, for example `Lapak <no-reply@lapak.test>`. */
  from: string;
  /** Longest that the mail server may take for one mail. */
  deliverWithinMs?: number;
}

const CONNECT_WITHIN_MS = 10_000;
const SILENT_FOR_MS = 20_000;
/** A server that answers a byte now and then is cut off, too. */
const DELIVER_WITHIN_MS = 45_000;
/** As many as the sweep sends at once, so that none waits for a connection. */
const MAX_CONNECTIONS = 10;

/** Everything an attacker could put into a header stays one line. */
const oneLine = (text: string) => text.replace(/[\r\n\0]+/g, ' ').trim();

/** As one address, so that a comma in it never makes it two. */
const oneAddress = (text: string) => ({ name: '', address: oneLine(text) });

const envelope = async (from: string, mail: OutgoingMail) => ({
  from,
  to: oneAddress(mail.to),
  ...(mail.replyTo && isEmail(mail.replyTo) ? { replyTo: oneAddress(mail.replyTo) } : {}),
  subject: oneLine(mail.subject),
  text: mail.text,
  ...(mail.html ? { html: mail.html } : {}),
  attachments: await Promise.all((mail.attachments ?? []).map(sentAttachment)),
  messageId: `<${mail.messageKey}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'lapak.local'}>`,
  date: mail.createdAt,
});

/** Writes mails as files that any mail program opens; complete or not at all, and the same mail into the same file. */
function outbox(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    kind: 'outbox',
    async deliver(mail) {
      const { message } = await transport.sendMail(await envelope(from, mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${mail.createdAt.toISOString().replace(/[:.]/g, '-')}-${mail.messageKey.slice(0, 8)}`;
      const temporary = path.join(folder, `${name}.tmp`);
      await writeFile(temporary, message, { mode: 0o600 });
      await rename(temporary, path.join(folder, `${name}.eml`));
    },
    close: () => undefined,
  };
}

function smtp(url: string, from: string, deliverWithinMs: number): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    maxRequeues: 1,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: SILENT_FOR_MS,
  });
  return {
    kind: 'smtp',
    async deliver(mail) {
      await transport.sendMail({
        ...(await envelope(from, mail)),
        signal: AbortSignal.timeout(deliverWithinMs),
      });
    },
    close: () => transport.close({ force: true }),
  };
}

/** Mail over SMTP when it is configured, else into the outbox folder. */
export function createMailer(settings: MailerSettings): Mailer {
  const { smtpUrl, outboxDir, from, deliverWithinMs = DELIVER_WITHIN_MS } = settings;
  return smtpUrl ? smtp(smtpUrl, from, deliverWithinMs) : outbox(outboxDir, from);
}
