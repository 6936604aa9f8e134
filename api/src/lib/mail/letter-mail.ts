import type { Letter, Letterhead } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import type { Mail } from './mailer.ts';

/** A letter as a mail with text and HTML. */
export const letterMail = (to: string, letter: Letter, from: Letterhead): Mail & { html: string } => ({
  to,
  subject: letter.subject,
  text: letterText(letter),
  html: letterHtml(letter, from),
});
