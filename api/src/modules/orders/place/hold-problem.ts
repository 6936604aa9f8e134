import { mostHeldPieces, mostUnpaidOrders } from '@lapak/domain/hold-limits';
import type { Queryable } from '../../../db/client.ts';
import { refused, type Refusal } from '../../../lib/refusal.ts';
import { heldOrders, type Held, type HeldBy, type HoldReason } from './held-orders.ts';
import { orderMessages } from '../order-messages.ts';

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

/** The limits that hold for an order. */
export interface HoldRules {
  /** Multiplies the limits; 0 = none. */
  factor: number;
  /** Why the order would hold what it takes. */
  reason: HoldReason;
}

const words = {
  unpaid: {
    orders: orderMessages.terlaluBanyakBelumDibayar,
    network: orderMessages.jaringanTerlaluBanyak,
    share: orderMessages.bagianTerlaluBanyak,
    limit: orderMessages.batasDenganBelumDibayar,
  },
  free: {
    orders: orderMessages.terlaluBanyakGratis,
    network: orderMessages.jaringanTerlaluBanyakGratis,
    share: orderMessages.bagianTerlaluBanyakGratis,
    limit: orderMessages.batasDenganGratis,
  },
};

/** Why a holder may have no further order of this kind, unpaid or free, in a store; null when it may. */
export async function tooManyHeld(
  db: Queryable,
  by: HeldBy,
  { factor, reason }: HoldRules,
): Promise<Refusal | null> {
  if (factor === 0) return null;
  const held = await heldOrders(db, by, reason);
  if (held.buyer >= mostUnpaidOrders('buyer', factor)) {
    return refused(409, words[reason].orders(held.buyer));
  }
  return held.network >= mostUnpaidOrders('network', factor) ? refused(409, words[reason].network) : null;
}

/**
 * Why a holder may not take that much of a stock; null when it may.
 * @param factor of the limits; 0 = none
 * @param reason why the order would hold it
 */
export function shareProblem(taking: Taking, factor: number, reason: HoldReason = 'unpaid'): Refusal | null {
  const { nama, qty, left, held, atLeast = 0 } = taking;
  const { share, network } = words[reason];
  const isFree = reason === 'free';
  const most = Math.max(atLeast, mostHeldPieces('buyer', left + held.buyer, factor, isFree));
  if (held.buyer + qty > most) return refused(409, share(nama, most));
  const mostOfNetwork = Math.max(most, mostHeldPieces('network', left + held.network, factor, isFree));
  return held.network + qty > mostOfNetwork ? refused(409, network) : null;
}

/** Why a buyer's orders together would be over the seller's own limit; null when they are not. */
export function limitProblem(
  { nama, qty, held, limit }: LimitedTaking,
  factor: number,
  reason: HoldReason = 'unpaid',
): Refusal | null {
  if (factor === 0 || held === 0 || held + qty <= limit) return null;
  return refused(409, words[reason].limit(nama, limit, held));
}
