import { setTimeout as sleep } from 'node:timers/promises';
import { uniqueName } from './a-store.ts';
import {
  ChargeRefused,
  type ChargeRequest,
  type PaymentProvider,
  type PaymentReport,
} from '../modules/orders/pay/payment-provider.ts';

/** How it behaves: `lost` does what it is asked and fails then, as when the answer does not arrive; `hanging` never answers. */
type Behaviour = 'normal' | 'down' | 'lost' | 'hanging' | 'refusing';

const hang = (signal: AbortSignal) => sleep(60_000, undefined, { signal, ref: false }).then(() => undefined);

/**
 * A payment provider that a test simulates: it knows what it was asked to collect, what is paid there and what was cancelled. What is
 * cancelled cannot be paid.
 */
export function simulatedProvider() {
  const charged = new Map<string, ChargeRequest>();
  const paid = new Map<string, PaymentReport>();
  const cancelled = new Set<string>();
  const asked = { charge: 0, status: 0, cancel: 0 };
  const simulation = { behaviour: 'normal' as Behaviour };

  async function answer<T>(signal: AbortSignal, work: () => T): Promise<T> {
    if (simulation.behaviour === 'hanging') await hang(signal);
    if (simulation.behaviour === 'down') throw new Error('the provider is down');
    if (simulation.behaviour === 'refusing') throw new ChargeRefused('channel not activated');
    const done = work();
    if (simulation.behaviour === 'lost') throw new Error('the answer was lost');
    return done;
  }

  const provider: PaymentProvider = {
    name: uniqueName('simulated'),
    charge: (request, signal) => {
      asked.charge += 1;
      return answer(signal, () => {
        charged.set(request.reference, request);
        return {
          paymentCode: `88${request.reference}`,
          ...{ billerCode: null, qrCode: null, paymentLink: null, mobilePaymentLink: null },
          providerId: `P-${request.reference}`,
          expiresAt: null,
        };
      });
    },
    read: async ({ body }) => [JSON.parse(body) as PaymentReport],
    status: (reference, signal) => {
      asked.status += 1;
      return answer(signal, () => {
        const request = charged.get(reference);
        if (!request) return [];
        const state = cancelled.has(reference) ? 'cancelled' : 'pending';
        const unpaid = { reference, transaction: `T-${reference}`, amount: request.amount, currency: 'IDR' };
        return [paid.get(reference) ?? { ...unpaid, state }];
      });
    },
    cancel: (reference, signal) => {
      asked.cancel += 1;
      return answer(signal, () => {
        if (charged.has(reference) && !paid.has(reference)) cancelled.add(reference);
      });
    },
  };

  return {
    ...{ provider, charged, cancelled, asked, simulation },
    /** A buyer pays, as far as the provider lets it. @returns what it reports; null when it takes nothing */
    pay(reference: string): PaymentReport | null {
      const request = charged.get(reference);
      if (!request || cancelled.has(reference)) return null;
      const made = { transaction: `T-${reference}`, state: 'paid', currency: 'IDR' } as const;
      const report: PaymentReport = { reference, amount: request.amount, ...made };
      paid.set(reference, report);
      return report;
    },
  };
}
