import type { SellerVoucher } from '@lapak/contracts/api/seller-settings';
import { voucherKinds, type VoucherType } from '@lapak/contracts/voucher-kinds';
import { formatDateTimeShort } from '@lapak/domain/dates';
import { formatRupiah, formatThousands } from '@lapak/domain/rupiah';
import { parseTypedDate } from '@lapak/domain/typed-date';
import type { Fields } from '../../features/changes/changes.ts';
import type { FormShape } from '../../features/changes/use-change-form.ts';
import { digitsOf, numberOf } from '../../features/editor/digits.ts';

export interface VoucherValues {
  code: string;
  type: VoucherType;
  voucher_value: string;
  quota: string;
  min_total: string;
  /** Days, and times of them; without a time the whole day counts. */
  starts_at: string;
  starts_time: string;
  ends_at: string;
  ends_time: string;
}

const MOMENT = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::(\d\d))?/;
/** What a day alone stands for. */
const edges = { start: '00:00:00', end: '23:59:59' };

/** A moment of the API, which is Jakarta's, as a day and a time. */
function whenParts(when: unknown, edge: keyof typeof edges): [day: string, time: string] {
  const [, day = '', time = '', second = '00'] = MOMENT.exec(typeof when === 'string' ? when : '') ?? [];
  return [day, `${time}:${second}` === edges[edge] ? '' : time];
}

/** A day and a time as the import reads them; the text of before where they are those of before. */
function whenOf(day: string, time: string, before: unknown, edge: keyof typeof edges): unknown {
  const [oldDay, oldTime] = whenParts(before, edge);
  if (day === oldDay && time === oldTime) return before ?? null;
  if (day === '') return null;
  return time === '' ? day : `${day} ${time}`;
}

const isType = (type: unknown): type is VoucherType => type === 'percentage' || type === 'fixed';
const count = (value: unknown) => digitsOf(typeof value === 'number' ? value : null);

export const voucherShape: FormShape<VoucherValues> = {
  valuesOf(fields: Fields | null) {
    const [startDay, startTime] = whenParts(fields?.starts_at, 'start');
    const [endDay, endTime] = whenParts(fields?.ends_at, 'end');
    return {
      code: String(fields?.code ?? ''),
      type: isType(fields?.type) ? fields.type : 'percentage',
      voucher_value: count(fields?.voucher_value),
      quota: count(fields?.quota),
      min_total: count(fields?.min_total) === '0' ? '' : count(fields?.min_total),
      ...{ starts_at: startDay, starts_time: startTime, ends_at: endDay, ends_time: endTime },
    };
  },
  fieldsOf: (values, base) => ({
    code: values.code.trim().toUpperCase(),
    type: values.type,
    voucher_value: numberOf(values.voucher_value),
    quota: numberOf(values.quota) ?? null,
    min_total: numberOf(values.min_total) ?? 0,
    starts_at: whenOf(values.starts_at, values.starts_time, base?.starts_at, 'start'),
    ends_at: whenOf(values.ends_at, values.ends_time, base?.ends_at, 'end'),
  }),
};

/** The errors that the browser finds by itself. */
export function voucherErrors(values: VoucherValues): object {
  const errors: Record<string, string> = {};
  if (!/^[A-Za-z0-9]{3,30}$/.test(values.code.trim()))
    errors.code = 'Tulis 3 sampai 30 huruf atau angka tanpa spasi, misalnya BATIK10';
  if (values.voucher_value === '' || Number(values.voucher_value) === 0)
    errors.voucher_value = 'Besar potongan wajib diisi';
  for (const [day, time] of [
    ['starts_at', 'starts_time'],
    ['ends_at', 'ends_time'],
  ] as const) {
    if (values[day] !== '' && parseTypedDate(values[day]) === null)
      errors[day] = 'Tulis tanggal sebagai hari-bulan-tahun, misalnya 31-12-2026';
    else if (values[day] === '' && values[time] !== '') errors[day] = 'Isi tanggalnya, atau kosongkan jamnya';
  }
  return errors;
}

function windowText(starts: string | undefined, ends: string | undefined): string {
  if (starts && ends) return `${formatDateTimeShort(starts)} sampai ${formatDateTimeShort(ends)}`;
  if (starts) return `Mulai ${formatDateTimeShort(starts)}`;
  return ends ? `Sampai ${formatDateTimeShort(ends)}` : 'Tanpa batas waktu';
}

function stateText({ entry, used }: SellerVoucher, now: Date): string[] {
  if (entry.ends_at && new Date(entry.ends_at) < now) return ['Sudah berakhir'];
  if (typeof entry.quota === 'number' && used >= entry.quota) return ['Kuota habis'];
  return entry.starts_at && new Date(entry.starts_at) > now ? ['Belum mulai'] : [];
}

/** A voucher in a few lines. */
export function voucherFacts(view: SellerVoucher, now: Date): string[] {
  const { entry, used } = view;
  const uses =
    typeof entry.quota === 'number'
      ? `Dipakai ${formatThousands(used)} dari ${formatThousands(entry.quota)}`
      : `Dipakai ${formatThousands(used)} kali`;
  const least = entry.min_total ? [`Belanja paling sedikit ${formatRupiah(entry.min_total)}`] : [];
  return [
    ...stateText(view, now),
    voucherKinds[entry.type].worth(entry.voucher_value),
    ...least,
    uses,
    windowText(entry.starts_at, entry.ends_at),
  ];
}
