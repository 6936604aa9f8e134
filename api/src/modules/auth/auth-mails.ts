import { greeting } from '../../lib/mail/mail-name.ts';
import type { Mail } from '../../lib/mail/mailer.ts';

const closing = 'Kode berlaku 15 menit. Jangan berikan kode ini kepada siapa pun.\n\nLapak\n';

export const verificationMail = (user: { name: string; email: string }, code: string): Mail => ({
  to: user.email,
  subject: `${code} adalah kode verifikasi kamu`,
  text: `${greeting(user.name)}\n\nKode verifikasi akun kamu: ${code}\n\n${closing}`,
});

export const resetMail = (user: { name: string; email: string }, code: string): Mail => ({
  to: user.email,
  subject: `${code} adalah kode untuk mengganti password`,
  text: `${greeting(user.name)}\n\nKode untuk membuat password baru: ${code}\n\nKalau kamu tidak memintanya, abaikan email ini.\n\n${closing}`,
});
