import type { Queryable } from '../../../db/client.ts';
import { inOrder } from '../../../lib/in-order.ts';
import type { Refusal } from '../../../lib/refusal.ts';
import { heldTickets, reasonsFor, sumHeld, type HeldBy } from '../place/held-orders.ts';
import { limitProblem, shareProblem, tooManyHeld, type HoldRules } from '../place/hold-problem.ts';
import type { ChosenTicket } from './chosen-tickets.ts';

/** Why a buyer may not hold these tickets, unpaid or free, as well; null when that is fine. */
export async function ticketHoldProblem(
  db: Queryable,
  by: HeldBy,
  chosen: readonly ChosenTicket[],
  rules: HoldRules,
): Promise<Refusal | null> {
  if (rules.factor === 0) return null;
  const ids = chosen.map(({ ticket }) => ticket.id);
  const [tooMany, ...held] = await inOrder([
    tooManyHeld(db, by, rules),
    ...reasonsFor(rules.reason).map((reason) => heldTickets(db, by, reason, ids)),
  ]);
  if (tooMany) return tooMany;
  for (const { ticket, qty } of chosen) {
    const own = sumHeld(held.flat().filter(({ ticketId }) => ticketId === ticket.id));
    const taking = { nama: ticket.namaTiket, qty };
    const overLimit =
      ticket.maxQty === null
        ? null
        : limitProblem({ ...taking, held: own.buyer, limit: ticket.maxQty }, rules.factor, rules.reason);
    const left = ticket.quota - ticket.sold;
    const problem =
      overLimit ??
      shareProblem({ ...taking, left, held: own, atLeast: ticket.maxQty ?? 0 }, rules.factor, rules.reason);
    if (problem) return problem;
  }
  return null;
}
