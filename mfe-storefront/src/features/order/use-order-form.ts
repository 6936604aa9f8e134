import { useState } from 'react';
import type { Product } from '@lapak/contracts/api/catalogue';
import { qtyCap, qtyProblem } from '@lapak/domain/cart';
import { lineTotal, unitPrice } from '@lapak/domain/price';
import { selectCartLines, useAppSelector } from '@lapak/runtime';
import type { Variant } from '../variant/use-variant.ts';
import type { OrderIntent } from './order-intent.ts';
import { openingQty, orderLine } from './order-line.ts';

interface OrderFormOf {
  username: string;
  product: Product;
  variant: Variant;
  dateServer: string;
  intent: OrderIntent;
}

/** What the order dialog shows and allows for the current choice. */
export interface OrderForm {
  qty: number | null;
  setQty: (qty: number | null) => void;
  /** Upper limit of the plus button. */
  cap: number;
  /** Why it cannot be ordered: a message of the specification. */
  problem: string | null;
  /** Rupiah; of one piece and of all. */
  unit: number;
  total: number;
}

/** The quantity in the order dialog: the one in the cart of this very variant, else 1, until something is typed. */
export function useOrderForm({ username, product, variant, dateServer, intent }: OrderFormOf): OrderForm {
  const lines = useAppSelector((state) => selectCartLines(state, username));
  const variety = variant.combination;
  const of = variety?.id ?? null;
  // A quantity is typed for a variant; another variant has its own.
  const [typed, setTyped] = useState<{ of: number | null; qty: number | null } | null>(null);
  const opening = intent === 'order' ? 1 : openingQty(product, variety, lines);
  const qty = typed?.of === of && typed ? typed.qty : opening;
  const line = orderLine(product, { qty, variety });
  const isOpen = product.enable_variations === 1 && variety === null;
  return {
    qty,
    setQty: (next) => setTyped({ of, qty: next }),
    cap: qtyCap(line),
    problem: isOpen ? 'Pilih varian terlebih dahulu' : (qtyProblem(line)?.message ?? null),
    unit: unitPrice(line, qty, dateServer, variety),
    total: lineTotal(line, dateServer, variety),
  };
}
