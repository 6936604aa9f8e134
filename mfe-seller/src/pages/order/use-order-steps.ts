import type { OrderStep, OrderStepBody, SellerOrder } from '@lapak/contracts/api/seller-order';
import { useState } from 'react';
import { useToko } from '../../app/toko-context.ts';
import { useStep } from '../../features/orders/use-step.ts';

type Values = Omit<OrderStepBody, 'step' | 'orders'> & Partial<OrderStepBody['orders'][number]>;

/** The steps of one order; all but packing ask something first. */
export function useOrderSteps({ id, steps, kind }: SellerOrder) {
  const { username } = useToko();
  const { take, isTaking } = useStep(username);
  const [asked, setAsked] = useState<OrderStep | null>(null);
  const [times, setTimes] = useState(0);
  /** @returns whether it was made; null without an answer */
  const send = ({ step, resi, kurir, ...values }: Values & { step: OrderStep }) =>
    take({ step, orders: [{ id, resi, kurir }], ...values }, kind);
  return {
    allows: (step: OrderStep) => steps.includes(step),
    asked,
    /** How often something was asked: a form that is opened again begins with what the order has by then. */
    times,
    isTaking,
    send,
    ask(step: OrderStep) {
      if (step === 'pack') void send({ step });
      else {
        setAsked(step);
        setTimes(times + 1);
      }
    },
    close: () => setAsked(null),
  };
}

export type OrderStepsOf = ReturnType<typeof useOrderSteps>;
