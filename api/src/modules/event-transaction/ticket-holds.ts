import type { Queryable } from '../../db/client.ts';
import { inOrder } from '../../lib/in-order.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { heldTickets, type HeldBy } from '../../ordering/held-orders.ts';
import { limitProblem, shareProblem, tooManyUnpaid } from '../../ordering/hold-problem.ts';
import type { ChosenTicket } from './chosen-tickets.ts';

const nothing = { buyer: 0, network: 0 };

/** Why a buyer may not hold these tickets unpaid as well; null when that is fine. @param factor of the limits; 0 = none */
export async function ticketHoldProblem(
  db: Queryable,
  by: HeldBy,
  chosen: readonly ChosenTicket[],
  factor: number,
): Promise<Refusal | null> {
  if (factor === 0) return null;
  const ids = chosen.map(({ ticket }) => ticket.id);
  const [tooMany, held] = await inOrder([tooManyUnpaid(db, by, factor), heldTickets(db, by, ids)]);
  if (tooMany) return tooMany;
  for (const { ticket, qty } of chosen) {
    const own = held.find(({ ticketId }) => ticketId === ticket.id) ?? nothing;
    const taking = { nama: ticket.namaTiket, qty };
    const overLimit =
      ticket.maxQty === null
        ? null
        : limitProblem({ ...taking, held: own.buyer, limit: ticket.maxQty }, factor);
    const left = ticket.quota - ticket.sold;
    const problem =
      overLimit ?? shareProblem({ ...taking, left, held: own, atLeast: ticket.maxQty ?? 0 }, factor);
    if (problem) return problem;
  }
  return null;
}
