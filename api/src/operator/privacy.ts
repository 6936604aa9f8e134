import { foreseeForgetting, forgetPerson, type Forgotten } from '../privacy/forget-person.ts';
import { ENDED_AFTER_DAYS, personOf } from '../privacy/person.ts';
import { personData } from '../privacy/person-data.ts';
import type { Services } from '../services.ts';
import { done, failed, type OperatorReply, type RequestOf } from './operator-request.ts';

type PrivacyServices = Pick<Services, 'db' | 'clock' | 'storeEvents'>;

const unknown = (text: string) => failed(`"${text}" bukan nomor handphone dan bukan alamat email.`);
const isNobody = ({ orders, kept, hasAccount }: Forgotten) => orders + kept === 0 && !hasAccount;
const personNotFound = failed('Tidak ada pesanan dan tidak ada akun dengan nomor atau alamat itu.');

function linesOf({ orders, kept, hasAccount, worksFor }: Forgotten, isDone: boolean): string[] {
  const account = isDone ? 'Akunnya dihapus.' : 'Akunnya akan dihapus.';
  return [
    `${orders} pesanan yang sudah selesai ${isDone ? 'tidak lagi' : 'akan tidak lagi'} menyebut orangnya.`,
    ...(kept > 0
      ? [
          `${kept} pesanan belum selesai: penjual masih memerlukan datanya. Jalankan lagi setelah selesai, paling lambat ${ENDED_AFTER_DAYS} hari setelah dibayar.`,
        ]
      : []),
    ...(worksFor.length > 0
      ? [`Akunnya tetap ada: ia mengelola ${worksFor.join(', ')}. Keluarkan dulu dari toko itu.`]
      : []),
    ...(hasAccount && worksFor.length === 0 ? [account] : []),
  ];
}

/** Takes somebody's data out, or says what would be taken. */
export async function forget(
  services: PrivacyServices,
  { person: text, isDryRun }: RequestOf<'forget'>,
): Promise<OperatorReply> {
  const person = await personOf(services.db, text);
  if (!person) return unknown(text);
  const foreseen = await foreseeForgetting(services, person);
  if (isDryRun) return isNobody(foreseen) ? personNotFound : done(...linesOf(foreseen, false));
  // Also where there is no such person: what was begun with the address is removed.
  const forgotten = await forgetPerson(services, person);
  return isNobody(foreseen) ? personNotFound : done(...linesOf(forgotten, true));
}

/** Writes all that is stored of somebody into a file. */
export async function exportPerson(
  { db }: Pick<Services, 'db'>,
  { person: text }: RequestOf<'person'>,
): Promise<OperatorReply> {
  const person = await personOf(db, text);
  if (!person) return unknown(text);
  const data = await personData(db, person);
  if (data.akun === null && data.toko.length === 0 && data.pendaftaran.length === 0) return personNotFound;
  return {
    ...done(`Data dari ${data.toko.length} toko${data.akun ? ' dan akunnya' : ''}.`),
    report: {
      name: `data-${text.replace(/[^\w@.+-]/g, '')}.json`,
      title: 'Data pribadi',
      lines: [JSON.stringify(data, null, 2)],
    },
  };
}
