import { formatDateLong, formatDayDateTime } from '@lapak/domain/dates';
import type { MembersResponse } from '@lapak/contracts/api/seller';
import { operatorActor } from '../audit/audit-log.ts';
import type { Outcome } from '../lib/refusal.ts';
import { roleName } from '../modules/seller-access/invitation-letter.ts';
import { memberRepository } from '../modules/seller-access/member-repository.ts';
import { createStoreMembers } from '../modules/seller-access/store-members.ts';
import { storeRepository } from '../modules/store/store-repository.ts';
import type { Services } from '../services.ts';
import { done, failed, type OperatorReply, type RequestOf } from './operator-request.ts';

type MembersData = MembersResponse['data'];

function linesOf({ members, invitations }: MembersData): string[] {
  if (members.length + invitations.length === 0)
    return ['Belum ada anggota. Undang pemilik dengan --invite.'];
  return [
    ...members.map(
      ({ role, email, name, since }) =>
        `${roleName(role).padEnd(15)}  ${email}  ${name}, sejak ${formatDateLong(since)}`,
    ),
    ...invitations.map(
      ({ role, email, expires_at }) =>
        `${roleName(role).padEnd(15)}  ${email}  diundang, berlaku sampai ${formatDayDateTime(expires_at)}`,
    ),
  ];
}

function replyOf(outcome: Outcome<MembersData>, success: string): OperatorReply {
  if (outcome.ok) return done(success, ...linesOf(outcome.data));
  const [ofEmail] = outcome.data?.errors?.email ?? [];
  return failed(`${ofEmail ?? outcome.info}.`);
}

/** Lists who works in a store and who is invited; invites or removes an e-mail address before. */
export async function manageMembers(
  services: Pick<Services, 'db' | 'clock' | 'mails' | 'config'>,
  { store: username, invite, role, remove }: RequestOf<'members'>,
): Promise<OperatorReply> {
  const { db } = services;
  if ((invite === undefined) !== (role === undefined))
    return failed('Pakai --invite dan --role bersama: --invite <email> --role <owner|staff|gate>.');
  const store = await storeRepository(db).findByUsername(username);
  if (!store) return failed(`Tidak ada toko "${username}".`);
  const members = createStoreMembers(services);
  const at = { store, actor: operatorActor };
  if (invite !== undefined && role !== undefined) {
    const sent = `Undangan sebagai ${roleName(role)} dikirim ke ${invite}.`;
    return replyOf(await members.invite(at, { email: invite, role }), sent);
  }
  if (remove === undefined) return done(...linesOf(await members.list(at)));
  const member = await memberRepository(db).findByEmail(store.id, remove);
  if (member)
    return replyOf(await members.remove(at, member.id), `${member.name} bukan anggota ${username} lagi.`);
  const withdrawn = await members.withdraw(at, { email: remove.toLowerCase() });
  return withdrawn.ok || withdrawn.status !== 404
    ? replyOf(withdrawn, `Undangan ${remove} dibatalkan.`)
    : failed(`${remove} bukan anggota toko ${username}, dan tidak diundang.`);
}
