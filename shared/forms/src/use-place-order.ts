import { toast } from '@lapak/ui/toast';
import { useState } from 'react';
import { forgetIdempotencyKey, idempotencyKeyFor, isRepeatedOrder } from './idempotency-key.ts';
import {
  orderOutcome,
  type CallResult,
  type IsQuote,
  type OrderOutcome,
  type OutcomeTexts,
} from './order-outcome.ts';
import type { FormErrors } from './validate-with.ts';

/** One try to place an order. */
export interface Attempt<Quote> {
  idempotencyKey: string;
  /** An earlier try with this key had no answer: its order may have been made. */
  isRepeated: boolean;
  /** The figures that the shopper has agreed to; null as long as none were asked about. */
  agreed: Quote | null;
}

/** A filled form on its way to the server. */
export interface FilledOrder<Placed, Quote> {
  /** What is ordered; while it stays the same, a repeated call is the same order. */
  content: string;
  /** Rupiah, as the page showed it. */
  seenTotal: number;
  /** Makes the call. */
  send: (attempt: Attempt<Quote>) => Promise<CallResult<Placed>>;
}

interface PlaceOrderOptions<Placed, Quote> {
  /** Names the form: its key is kept under this name. */
  form: string;
  texts: OutcomeTexts;
  isQuote: IsQuote<Quote>;
  onOrdered: (placed: Placed) => void;
  /** Prices or what is left are not what the page shows: it has to ask for them again. */
  onStale: () => void;
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
 * Sends an order and says what became of it (spec 2 §4 "Submit", §8; spec 3 §8). Nothing typed is ever lost: only a made
 * order leaves the page. `place` gives the server's field errors, as final-form wants them.
 */
export function usePlaceOrder<Placed, Quote>({
  form,
  texts,
  isQuote,
  onOrdered,
  onStale,
}: PlaceOrderOptions<Placed, Quote>) {
  type Order = FilledOrder<Placed, Quote>;
  const [question, setQuestion] = useState<{ quote: Quote; order: Order } | null>(null);
  const [lost, setLost] = useState<string | null>(null);
  const [isRunning, setIsRunning] = useState(false);

  async function place(order: Order, agreed: Quote | null = null) {
    setIsRunning(true);
    setLost(null);
    const isRepeated = isRepeatedOrder(form, order.content);
    const idempotencyKey = idempotencyKeyFor(form, order.content);
    const outcome = orderOutcome(await order.send({ idempotencyKey, isRepeated, agreed }), texts, isQuote);
    setIsRunning(false);
    // Without an answer nobody knows: the same key asks again for the same order.
    if (outcome.kind !== 'lost') forgetIdempotencyKey(form);
    setQuestion(outcome.kind === 'quoteChanged' ? { quote: outcome.quote, order } : null);
    return tell(outcome);
  }

  function tell(outcome: OrderOutcome<Placed, Quote>): FormErrors | undefined {
    switch (outcome.kind) {
      case 'ordered':
        onOrdered(outcome.placed);
        return undefined;
      case 'invalid':
        toast.error(outcome.message);
        return outcome.errors;
      case 'quoteChanged':
        onStale();
        return undefined;
      case 'refused':
        toast.error(outcome.message);
        onStale();
        return undefined;
      case 'lost':
        toast.error(outcome.message);
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
  return { place, question: openQuestion, lost, isRunning };
}
