import { eventLabels } from '@lapak/contracts/store-document/event-labels';
import { formatDateTimeShort } from '@lapak/domain/dates';
import { formatRupiah, formatThousands } from '@lapak/domain/rupiah';
import type { SavedTicket } from '@lapak/contracts/api/seller-event';
import { fieldText } from '../changes/field-text.ts';
import { mergeParts, type Choice } from '../editor/merge-forms.ts';
import type { EventFields } from './event-values.ts';

const TICKET = 'tiket:';
/** Marks a kind that the own change adds: nobody else can have changed it. */
const NEW = 'baru:';

const ticketPart = ({ key }: SavedTicket, at: number) => TICKET + (key ?? `${NEW}${at}`);

const partsOf = ({ tickets, ...fields }: EventFields) =>
  new Map<string, unknown>([
    ...Object.entries(fields),
    ...tickets.map((ticket, at) => [ticketPart(ticket, at), ticket] as const),
  ]);

function textOf(key: string, value: unknown): string {
  if (key.startsWith(TICKET)) {
    if (value === undefined) return 'dihapus';
    const { nama_tiket, harga, quota, max_qty, sale_start, sale_end } = value as SavedTicket;
    return `${nama_tiket}, ${formatRupiah(harga)}, kuota ${formatThousands(quota)}, paling banyak ${formatThousands(max_qty)}, ${formatDateTimeShort(sale_start)} - ${formatDateTimeShort(sale_end)}`;
  }
  return fieldText(key, value);
}

/** Two changes of one event side by side (`mergeParts`): its fields, and each kind of its tickets. */
export function mergeEvents(base: EventFields, mine: EventFields, theirs: EventFields) {
  const names = new Map(
    [theirs, mine].flatMap(({ tickets }) =>
      tickets.map((ticket, at) => [ticketPart(ticket, at), ticket.nama_tiket] as const),
    ),
  );
  const labels: Readonly<Record<string, string>> = eventLabels;
  const { conflicts, merged: mergedParts } = mergeParts(
    { base: partsOf(base), mine: partsOf(mine), theirs: partsOf(theirs) },
    (key) => (key.startsWith(TICKET) ? `Tiket ${names.get(key) ?? ''}` : (labels[key] ?? key)),
    textOf,
  );
  function merged(choices: Readonly<Record<string, Choice>>): EventFields {
    const parts = mergedParts(choices);
    const isTicket = ([key]: [string, unknown]) => key.startsWith(TICKET);
    return {
      ...Object.fromEntries(parts.filter((part) => !isTicket(part))),
      tickets: parts.filter(isTicket).map(([, ticket]) => ticket as SavedTicket),
    } as EventFields; // of two events
  }
  return { conflicts, merged };
}
