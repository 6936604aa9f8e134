import { toast } from '@lapak/ui/toast';
import { useState } from 'react';
import { removeIdempotencyKey, idempotencyKeyOf, noteOrderOfKey } from './idempotency-key.ts';
import {
  orderOutcome,
  type CallResult,
  type IsQuote,
  type OrderOutcome,
  type OutcomeTexts,
} from './order-outcome.ts';
import { hasEnded, useEarlierOrder, type EarlierOrderOptions, type OrderMade } from './use-earlier-order.ts';
import type { FormErrors } from '@lapak/forms/validate-with';

/** One attempt to place an order. */
export interface Attempt<Quote> {
  idempotencyKey: string;
  /** An earlier attempt with this key has made an order, or had no answer and may have made one. */
  isRepeated: boolean;
  /** The figures that the shopper has confirmed; null before any confirmation. */
  agreed: Quote | null;
}

/** A submitted form. */
export interface FilledOrder<Placed, Quote> {
  /** Rupiah, as the page showed it. */
  seenTotal: number;
  /** The form's voucher was refused. An order of the form's key may be what used it up; a new one would be refused. */
  isVoucherRefused?: boolean;
  /** Makes the call. */
  send: (attempt: Attempt<Quote>) => Promise<CallResult<Placed>>;
}

interface PlaceOrderOptions<Placed, Quote> {
  /** Name of the form, under which its key is stored. */
  form: string;
  texts: OutcomeTexts;
  isQuote: IsQuote<Quote>;
  /** Leads on to the order. The page may have failed meanwhile: nothing in it can be relied upon. */
  onOrdered: (placed: Placed) => void;
  /** Prices or stock differ from the page: it has to refetch them. */
  onStale: () => void;
  earlier: EarlierOrderOptions;
}

/** New figures, and whether the shopper agrees to them. */
export interface QuoteQuestion<Quote> {
  quote: Quote;
  /** Rupiah that the shopper saw before. */
  seenTotal: number;
  agree: () => Promise<void>;
  dismiss: () => void;
}

/**
 * Sends an order and shows the result (spec 2 §4 "Submit", §8; spec 3 §8). Nothing typed is ever lost: only a made
 * order leaves the page. `place` returns the server's field errors in final-form's format.
 */
export function usePlaceOrder<Placed extends OrderMade, Quote>({
  form,
  texts,
  isQuote,
  onOrdered,
  onStale,
  earlier: earlierOptions,
}: PlaceOrderOptions<Placed, Quote>) {
  type Order = FilledOrder<Placed, Quote>;
  const [question, setQuestion] = useState<{ quote: Quote; order: Order } | null>(null);
  const [lost, setLost] = useState<string | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const earlier = useEarlierOrder(form, earlierOptions);

  async function place(order: Order, agreed: Quote | null = null): Promise<FormErrors | undefined> {
    setIsRunning(true);
    setLost(null);
    const attempt = idempotencyKeyOf(form);
    const outcome = orderOutcome(await order.send({ ...attempt, agreed }), texts, isQuote);
    setIsRunning(false);
    const again = () => {
      removeIdempotencyKey(form);
      return place(order, agreed);
    };
    if (outcome.kind === 'keyUsed') {
      const { isVoucherRefused = false } = order;
      // What was ordered a few minutes ago was something else, and both are wanted.
      if ((attempt.isOrdered && !isVoucherRefused) || hasEnded(outcome.order)) return again();
      const kind = isVoucherRefused ? 'voucher' : 'other';
      earlier.ask({ kind, order: outcome.order, key: attempt.idempotencyKey, again });
      return undefined;
    }
    if (outcome.kind === 'ordered') {
      const { placed } = outcome;
      // Made by an earlier call, and expired unpaid.
      if (attempt.isRepeated && hasEnded(placed)) return again();
      if (attempt.isOrdered) {
        earlier.ask({ kind: 'same', order: placed, open: () => onOrdered(placed), again });
        return undefined;
      }
      noteOrderOfKey(form);
      // The key stays without an answer, and after a rejection too: an earlier call may have made the order.
    } else if (outcome.kind !== 'lost' && !attempt.isRepeated) removeIdempotencyKey(form);
    setQuestion(outcome.kind === 'quoteChanged' ? { quote: outcome.quote, order } : null);
    return showOutcome(outcome);
  }

  function showOutcome(
    outcome: Exclude<OrderOutcome<Placed, Quote>, { kind: 'keyUsed' }>,
  ): FormErrors | undefined {
    switch (outcome.kind) {
      case 'ordered':
        onOrdered(outcome.placed);
        return undefined;
      case 'invalid':
        toast.error(outcome.message, { id: 'order' });
        return outcome.errors;
      case 'quoteChanged':
        onStale();
        return undefined;
      case 'refused':
        toast.error(outcome.message, { id: 'order' });
        onStale();
        return undefined;
      case 'lost':
        toast.error(outcome.message, { id: 'order' });
        setLost(
          outcome.isOffline
            ? 'Koneksi terputus. Data kamu tetap tersimpan di halaman ini, silakan coba bayar lagi.'
            : 'Pesanan belum bisa diproses. Data kamu tetap tersimpan di halaman ini, silakan coba lagi.',
        );
        return undefined;
    }
  }

  const openQuestion: QuoteQuestion<Quote> | null = question && {
    quote: question.quote,
    seenTotal: question.order.seenTotal,
    agree: async () => {
      setQuestion(null);
      await place(question.order, question.quote);
    },
    dismiss: () => setQuestion(null),
  };
  return { place, question: openQuestion, earlier: earlier.question, lost, isRunning };
}
