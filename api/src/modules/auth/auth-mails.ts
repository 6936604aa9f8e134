import { greeting } from '../../mail/mail-name.ts';
import type { Mail } from '../../mail/mailer.ts';

const MINUTE_MS = 60_000;

interface Addressee {
  name: string;
  email: string;
}

export interface MailedCode {
  code: string;
  lifetimeMs: number;
}

function lifetimeText(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  return minutes < 120 ? `${minutes} menit` : `${Math.floor(minutes / 60)} jam`;
}

const closing = ({ lifetimeMs }: MailedCode) =>
  `Kode berlaku ${lifetimeText(lifetimeMs)}. Jangan berikan kode ini kepada siapa pun.\n\nLapak\n`;

export const verificationMail = (user: Addressee, code: MailedCode): Mail => ({
  to: user.email,
  subject: `${code.code} adalah kode verifikasi kamu`,
  text: `${greeting(user.name)}\n\nKode verifikasi akun kamu: ${code.code}\n\nPendaftaran yang tidak diverifikasi dalam 24 jam dihapus. Kalau kamu tidak mendaftar, abaikan email ini.\n\n${closing(code)}`,
});

export const sellerMail = (user: Addressee, code: MailedCode): Mail => ({
  to: user.email,
  subject: 'Kode pendaftaran penjual di Lapak',
  text: `${greeting(user.name)}\n\nKode pendaftaran penjual kamu: ${code.code}\n\nPendaftaran yang tidak diverifikasi dalam 24 jam dihapus. Kalau kamu tidak mendaftar, abaikan email ini.\n\n${closing(code)}`,
});

export const resetMail = (user: Addressee, code: MailedCode): Mail => ({
  to: user.email,
  subject: `${code.code} adalah kode untuk mengganti password`,
  text: `${greeting(user.name)}\n\nKode untuk membuat password baru: ${code.code}\n\nKalau kamu tidak memintanya, abaikan email ini.\n\n${closing(code)}`,
});
