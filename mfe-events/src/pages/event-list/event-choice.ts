import type { StoreEvent } from '@lapak/contracts/api/event';
import { findsName } from '@lapak/domain/name-search';

/** The number of events, more than a screen, from which the list has a search field and months. */
export const SEARCHED_FROM = 7;

/** What the list's address asks for. */
export interface EventChoice {
  /** Empty for all. */
  keyword: string;
  /** `YYYY-MM`; empty for all. */
  month: string;
}

export function readEventChoice(query: URLSearchParams): EventChoice {
  const month = query.get('month') ?? '';
  return { keyword: (query.get('keyword') ?? '').trim(), month: /^\d{4}-\d{2}$/.test(month) ? month : '' };
}

const monthOf = (day: string) => day.slice(0, 7);

/** The months in which an event begins, `YYYY-MM`, in their order. */
export const monthsOf = (events: readonly StoreEvent[]): string[] =>
  [...new Set(events.map((event) => monthOf(event.tanggal_start)))].sort();

function hasWords(event: StoreEvent, keyword: string): boolean {
  const { nama_event, category, nama_organizer, nama_tempat, alamat } = event;
  return findsName(keyword, [nama_event, category, nama_organizer, nama_tempat, alamat].join(' '));
}

/** Whether an event takes place in a month, if on one of its days alone. */
const isIn = ({ tanggal_start, tanggal_end }: StoreEvent, month: string) =>
  monthOf(tanggal_start) <= month && month <= monthOf(tanggal_end || tanggal_start);

/** The events in which each word of the keyword occurs, and which take place in the month; in the same order. */
export const chosenEvents = (events: readonly StoreEvent[], { keyword, month }: EventChoice): StoreEvent[] =>
  events.filter((event) => hasWords(event, keyword) && (month === '' || isIn(event, month)));
