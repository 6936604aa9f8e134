import { EventCheckoutBody, TicketChoice } from './api/event.ts';
import { CheckoutBody, CheckoutLine, singleCheckoutFields } from './api/order.ts';

/** Names that a checkout gives a meaning of its own, and those that every object has (`constructor`). */
const standard: ReadonlySet<string> = new Set([
  ...[CheckoutBody, CheckoutLine, EventCheckoutBody, TicketChoice].flatMap(({ properties }) =>
    Object.keys(properties),
  ),
  ...Object.keys(singleCheckoutFields),
  ...Object.getOwnPropertyNames(Object.prototype),
]);

/** Whether a field of an order has this name, so that no field of a seller's own may. */
export const isStandardField = (name: string): boolean => standard.has(name);

/**
 * The name under which the answer to a seller's own field travels: its `form_name`, or, where a standard field has that
 * name, one that no `form_name` can be. The import refuses such fields; a database may have one from before a standard field
 * came to its name.
 */
export const answerName = (field: { id: number; formName: string }): string =>
  isStandardField(field.formName) ? `custom-${field.id}` : field.formName;
