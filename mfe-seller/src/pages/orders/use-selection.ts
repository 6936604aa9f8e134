import type { OrderStep, SellerOrderItem } from '@lapak/contracts/api/seller-order';
import { useState } from 'react';

/** Orders that are chosen for a step with many; those that the list does not show any longer are not. */
export function useSelection(items: readonly SellerOrderItem[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const shown = items.filter(({ id }) => chosen.has(id));
  return {
    shown,
    has: (id: string) => chosen.has(id),
    isAll: items.length > 0 && shown.length === items.length,
    choose(id: string, isChosen: boolean) {
      const next = new Set(shown.map((order) => order.id));
      if (isChosen) next.add(id);
      else next.delete(id);
      setChosen(next);
    },
    chooseAll: (isChosen: boolean) => setChosen(new Set(isChosen ? items.map(({ id }) => id) : [])),
    clear: () => setChosen(new Set()),
    /** The chosen ones that a step is open to. */
    openTo: (step: OrderStep) => shown.filter(({ steps }) => steps.includes(step)),
  };
}

export type Selection = ReturnType<typeof useSelection>;
