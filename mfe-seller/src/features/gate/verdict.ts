import type { GateOutcome, GateScan, GateTicket, GateUse } from '@lapak/contracts/api/seller-gate';
import { formatTime } from '@lapak/domain/dates';
import type { KeptList } from './kept-gate.ts';

type Holder = Pick<GateTicket, 'nama' | 'nama_tiket' | 'invoice'>;

/**
 * What the gate says of a code. `admitted`: by the server. `known`: by this device's list, the server gets the scan later. `unasked`: neither
 * list nor server could say. `refused`: the server or the list says no, never for want of a network.
 */
export interface Verdict {
  kind: 'admitted' | 'known' | 'unasked' | 'refused';
  title: string;
  text: string;
  holder: Holder | null;
}

/** Where and by whom a ticket was used. */
export const placeOf = ({ device, by }: GateUse): string =>
  [device, by].filter((part) => part !== '').join(', ') || 'operator';

/** What the server said. */
export function verdictOf({ result, info, ticket, used }: GateOutcome): Verdict {
  if (result === 'admitted')
    return { kind: 'admitted', title: 'Silakan masuk', text: 'Tercatat di server', holder: ticket };
  const where = used ? `${info}, ${placeOf(used)}` : info;
  return { kind: 'refused', title: 'Jangan masuk dulu', text: where, holder: ticket };
}

/**
 * What the list of this device says when the server cannot be asked.
 * @param waiting scans of this device that the server does not know yet
 */
export function verdictByList(code: string, list: KeptList | null, waiting: readonly GateScan[]): Verdict {
  const holder = list?.tickets.find((ticket) => ticket.code === code) ?? null;
  const own = waiting.find((scan) => scan.code === code);
  if (own)
    return {
      kind: 'refused',
      title: 'Jangan masuk dulu',
      text: `Sudah masuk lewat perangkat ini pukul ${formatTime(own.at)}`,
      holder,
    };
  if (!holder)
    return {
      kind: 'unasked',
      title: 'Belum bisa ditanyakan',
      text: list
        ? `Kode ini tidak ada di daftar pukul ${formatTime(new Date(list.fetchedAt))}. Tiket yang dibeli sesudahnya baru bisa dicek saat ada jaringan.`
        : 'Daftar tiket belum tersimpan di perangkat ini, dan server tidak bisa dihubungi.',
      holder: null,
    };
  if (holder.used)
    return {
      kind: 'refused',
      title: 'Jangan masuk dulu',
      text: `Menurut daftar sudah dipakai pukul ${formatTime(holder.used.at)}, ${placeOf(holder.used)}`,
      holder,
    };
  return {
    kind: 'known',
    title: 'Silakan masuk',
    text: 'Ada di daftar. Dilaporkan begitu ada jaringan',
    holder,
  };
}
