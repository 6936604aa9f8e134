import type { AttendeeState, SellerEventItem, SellerEventsQuery } from '@lapak/contracts/api/seller-event';
import type { BadgeTone } from '@lapak/ui/badge';

/** Lists of events, by state, in the order of their tabs. */
export const eventStateLabels: Readonly<Record<NonNullable<SellerEventsQuery['state']>, string>> = {
  all: 'Semua',
  coming: 'Akan datang',
  running: 'Berlangsung',
  past: 'Selesai',
  prepared: 'Disiapkan',
};

export const eventTones: Readonly<Record<SellerEventItem['state'], BadgeTone>> = {
  coming: 'primary',
  running: 'success',
  past: 'neutral',
  prepared: 'warning',
};

/** Lists of attendees. */
export const attendeeStateLabels: Readonly<Record<AttendeeState, string>> = {
  waiting: 'Belum dibayar',
  paid: 'Belum masuk',
  inside: 'Sudah masuk',
};

export const attendeeTones: Readonly<Record<AttendeeState, BadgeTone>> = {
  waiting: 'warning',
  paid: 'primary',
  inside: 'success',
};
