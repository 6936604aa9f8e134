import type { Form } from '../../lib/read-form.ts';
import { currentOrder, type CurrentDeps } from './expiry.ts';
import { orderAt, type FoundOrder, type OrderAddress } from './order.ts';
import type { ProofDateField } from './pay/proof.ts';
import { sendProof, type SendProofDeps, type SentProof } from './pay/send-proof.ts';

export interface OrderService {
  /** The order at an address, as it is by the clock; null when there is none. */
  find(address: OrderAddress): Promise<FoundOrder | null>;
  /** Takes the proof of a transfer; null when there is no order at the address. @param dateField of the form */
  sendProof(address: OrderAddress, form: Form, dateField: ProofDateField): Promise<SentProof | null>;
}

/** What both wire shapes of an order are made from, and what is done with any order after its checkout. */
export function createOrderService(deps: CurrentDeps & SendProofDeps): OrderService {
  const find = (address: OrderAddress) => currentOrder(deps, () => orderAt(deps.db, address));
  return {
    find,
    async sendProof(address, form, dateField) {
      const found = await find(address);
      return found && sendProof(deps, found.order, { form, dateField });
    },
  };
}
