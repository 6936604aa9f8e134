import type { CheckoutAnswer, Quote } from '@lapak/contracts/api/order';
import { messages } from '@lapak/domain/messages';
import { forgetIdempotencyKey, idempotencyKeyFor } from '@lapak/forms/idempotency-key';
import { toast } from '@lapak/ui/toast';
import { useState } from 'react';
import { orderOutcome, type OrderOutcome, type OutcomeTexts } from './order-outcome.ts';

type CallResult = { data: CheckoutAnswer; error?: undefined } | { data?: undefined; error: unknown };

/** A filled form on its way to the server. */
export interface PlacedOrder {
  /** What is ordered; while it stays the same, a repeated call is the same order. */
  content: string;
  /** Rupiah, as the page showed it. */
  seenTotal: number;
  /** Makes the call. With a quote, the shopper has agreed to its figures. */
  send: (idempotencyKey: string, agreed: Quote | null) => Promise<CallResult>;
}

interface PlaceOrderOptions {
  /** Names the form: its key is kept under this name. */
  form: string;
  texts: OutcomeTexts;
  onOrdered: (orderId: string) => void;
  /** The server's figures differ: what the page shows has to be asked for again. */
  onQuoteChanged: () => void;
}

export interface QuoteQuestion {
  quote: Quote;
  /** Rupiah that the shopper saw before. */
  seenTotal: number;
  agree: () => Promise<void>;
  dismiss: () => void;
}

/**
 * Sends an order and says what became of it (spec 2 §4 "Submit", §8). Nothing typed is ever lost: only a made order
 * leaves the page. `place` gives the server's field errors, as final-form wants them.
 */
export function usePlaceOrder({ form, texts, onOrdered, onQuoteChanged }: PlaceOrderOptions) {
  const [question, setQuestion] = useState<{ quote: Quote; order: PlacedOrder } | null>(null);
  const [lost, setLost] = useState<string | null>(null);
  const [isRunning, setIsRunning] = useState(false);

  async function place(order: PlacedOrder, agreed: Quote | null = null) {
    setIsRunning(true);
    setLost(null);
    const key = idempotencyKeyFor(form, order.content);
    const outcome = orderOutcome(await order.send(key, agreed), texts);
    setIsRunning(false);
    // Without an answer nobody knows: the same key asks again for the same order.
    if (outcome.kind !== 'lost') forgetIdempotencyKey(form);
    setQuestion(outcome.kind === 'quoteChanged' ? { quote: outcome.quote, order } : null);
    return tell(outcome);
  }

  function tell(outcome: OrderOutcome): Record<string, string> | undefined {
    switch (outcome.kind) {
      case 'ordered':
        toast.success(messages.detailPembelianDikirim);
        onOrdered(outcome.orderId);
        return undefined;
      case 'invalid':
        toast.error(outcome.message);
        return outcome.errors;
      case 'quoteChanged':
        onQuoteChanged();
        return undefined;
      case 'refused':
        toast.error(outcome.message);
        onQuoteChanged();
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

  const openQuestion: QuoteQuestion | null = question && {
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
