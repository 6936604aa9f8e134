import type { EventCheckoutBody } from '@lapak/contracts/api/event';
import { cleanText } from '../../../lib/clean-text.ts';
import { phoneText } from '../../../lib/phone-text.ts';
import { fingerprintOf } from '../place/fingerprint.ts';
import { namesByTicket } from './ticket-names.ts';
import { mergedChoices } from './chosen-tickets.ts';

/** Distinguishes the content of checkouts of tickets: everything that was sent, in whatever order. */
export const eventFingerprint = (body: EventCheckoutBody): string =>
  fingerprintOf({
    event: body.event_id,
    tickets: [...mergedChoices(body.tickets)].sort(([a], [b]) => a - b),
    names: [...namesByTicket(body.tickets)].filter(([, names]) => names.length > 0).sort(([a], [b]) => a - b),
    nama: cleanText(body.nama),
    handphone: phoneText(body.handphone),
    email: cleanText(body.email),
    paymentMethodId: body.payment_method_id ?? null,
    mobileEWallet: cleanText(body.mobile_e_wallet),
    expectedTotal: body.expected_total ?? null,
  });
