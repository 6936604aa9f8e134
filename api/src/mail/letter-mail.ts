import type { Letter, Letterhead } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import type { Mail } from './mailer.ts';

/** A letter as a mail with text and HTML, whose answers go to the store. */
export const letterMail = (to: string, letter: Letter, from: Letterhead): Mail & { html: string } => ({
  to,
  replyTo: from.replyTo,
  subject: letter.subject,
  text: letterText(letter, from),
  html: letterHtml(letter, from),
  attachments: letter.attachments ?? null,
});
