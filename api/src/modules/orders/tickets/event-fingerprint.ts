import type { EventCheckoutBody } from '@lapak/contracts/api/event';
import { fingerprintOf } from '../place/fingerprint.ts';
import { namesByTicket } from './ticket-names.ts';
import { mergedChoices } from './chosen-tickets.ts';

/** Distinguishes the content of checkouts of tickets: everything that was sent, in whatever order. */
export const eventFingerprint = (body: EventCheckoutBody): string =>
  fingerprintOf({
    event: body.event_id,
    tickets: [...mergedChoices(body.tickets)].sort(([a], [b]) => a - b),
    names: [...namesByTicket(body.tickets)].filter(([, names]) => names.length > 0).sort(([a], [b]) => a - b),
    nama: body.nama,
    handphone: body.handphone,
    email: body.email,
    paymentMethodId: body.payment_method_id ?? null,
    mobileEWallet: body.mobile_e_wallet || null,
    expectedTotal: body.expected_total ?? null,
  });
