import { mostHeldPieces, mostUnpaidOrders } from '@lapak/domain/hold-limits';
import type { Queryable } from '../db/client.ts';
import { refused, type Refusal } from '../lib/refusal.ts';
import { heldOrders, type Held, type HeldBy } from './held-orders.ts';
import { orderMessages } from './order-messages.ts';

/** What an order would take of one stock or quota, and what is held of it already. */
export interface Taking {
  nama: string;
  qty: number;
  /** Pieces that are left. */
  left: number;
  held: Held;
  /** Pieces that a buyer may always hold, as the seller has prices for so many. */
  atLeast?: number;
}

/** What an order would take of something that the seller limits, and the limit. */
export interface LimitedTaking {
  nama: string;
  qty: number;
  held: number;
  limit: number;
}

/** Why a holder may have no further unpaid order in a store; null when it may. @param factor of the limits; 0 = none */
export async function tooManyUnpaid(db: Queryable, by: HeldBy, factor: number): Promise<Refusal | null> {
  if (factor === 0) return null;
  const held = await heldOrders(db, by);
  if (held.buyer >= mostUnpaidOrders('buyer', factor)) {
    return refused(409, orderMessages.terlaluBanyakBelumDibayar(held.buyer));
  }
  return held.network >= mostUnpaidOrders('network', factor)
    ? refused(409, orderMessages.jaringanTerlaluBanyak)
    : null;
}

/** Why a holder may not take that much of a stock; null when it may. */
export function shareProblem(taking: Taking, factor: number): Refusal | null {
  const { nama, qty, left, held, atLeast = 0 } = taking;
  const most = Math.max(atLeast, mostHeldPieces('buyer', left + held.buyer, factor));
  if (held.buyer + qty > most) return refused(409, orderMessages.bagianTerlaluBanyak(nama, most));
  return held.network + qty > Math.max(most, mostHeldPieces('network', left + held.network, factor))
    ? refused(409, orderMessages.jaringanTerlaluBanyak)
    : null;
}

/** Why a buyer's unpaid orders together would be over the seller's own limit; null when they are not. */
export function limitProblem({ nama, qty, held, limit }: LimitedTaking, factor: number): Refusal | null {
  if (factor === 0 || held === 0 || held + qty <= limit) return null;
  return refused(409, orderMessages.batasDenganBelumDibayar(nama, limit, held));
}
