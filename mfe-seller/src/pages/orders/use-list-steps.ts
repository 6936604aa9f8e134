import type { OrderStepBody, SellerOrderItem } from '@lapak/contracts/api/seller-order';
import { useState } from 'react';
import { useStep } from '../../features/orders/use-step.ts';
import { wordsFor, type QuickStep } from '../../features/orders/order-labels.ts';

interface Asked {
  step: 'confirm' | 'ship';
  orders: readonly SellerOrderItem[];
}

/** Steps from the list: money and parcels are asked about first, packing is done at once. */
export function useListSteps(toko: string, onTaken: () => void) {
  const { take, ...step } = useStep(toko);
  const [asked, setAsked] = useState<Asked | null>(null);

  /** @returns whether there was an answer */
  async function send(
    body: Omit<OrderStepBody, 'orders'>,
    orders: readonly SellerOrderItem[],
    filled: OrderStepBody['orders'] = orders.map(({ id }) => ({ id })),
  ): Promise<boolean> {
    const isDone = await take({ ...body, orders: filled }, wordsFor(orders));
    if (isDone) onTaken();
    return isDone !== null;
  }
  return {
    ...step,
    asked,
    send,
    ask(name: QuickStep, orders: readonly SellerOrderItem[]) {
      if (name === 'pack') void send({ step: name }, orders);
      else setAsked({ step: name, orders });
    },
    close: () => setAsked(null),
  };
}

export type ListSteps = ReturnType<typeof useListSteps>;
