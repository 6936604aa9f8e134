import { sweepAccounts } from '../modules/auth/account-sweep.ts';
import { dailySweep, type SweepServices } from '../retention/daily-sweep.ts';
import { FAILED_MAIL_DAYS, SENT_MAIL_DAYS } from '../retention/old-mails.ts';
import { done, type OperatorReply } from './operator-request.ts';

const size = (bytes: number) =>
  `${(bytes / 1024 / 1024).toLocaleString('id-ID', { maximumFractionDigits: 1 })} MB`;

/** Does what the server does once a day and, of accounts, every ten minutes, or says what that would remove. */
export async function sweepNow(services: SweepServices, isDryRun: boolean): Promise<OperatorReply> {
  const swept = await dailySweep(services, { isDryRun });
  const expired = await sweepAccounts(services, { isDryRun });
  return done(
    isDryRun ? 'Yang akan dihapus:' : 'Yang dihapus:',
    `  ${swept.mails} email: terkirim lebih dari ${SENT_MAIL_DAYS} hari, gagal lebih dari ${FAILED_MAIL_DAYS} hari`,
    `  ${swept.letters} berkas email di outbox, lebih dari ${SENT_MAIL_DAYS} hari`,
    `  ${swept.proofs} bukti transfer dan foto identitas dari pesanan yang sudah berakhir lebih dari ${services.config.proofDays} hari`,
    `  ${swept.files} berkas yang tidak dipakai lagi (${size(swept.fileBytes)})`,
    `  ${swept.pictures} gambar kecil, yang dibuat lagi bila diminta (${size(swept.pictureBytes)})`,
    `  ${expired} kode, sesi, pendaftaran dan penghitung percobaan yang sudah kedaluwarsa`,
  );
}
