import type { StoreEvent } from '@lapak/contracts/api/event';
import { eventCalendar, type CalendarEntry } from '@lapak/domain/event-calendar';

export const calendarFile = (event: StoreEvent, entry: CalendarEntry): Blob =>
  new Blob([eventCalendar(event, entry)], { type: 'text/calendar;charset=utf-8' });
