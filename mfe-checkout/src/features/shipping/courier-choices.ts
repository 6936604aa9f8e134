import type { ShippingOption } from '@lapak/contracts/api/shipping';
import { decodeExpedisi, encodeExpedisi, formatEtd } from '@lapak/domain/shipping';

/** One service of one courier, as a shopper chooses it. */
export interface CourierChoice {
  /** The form's value: code, service, description, cost and estimate joined by plus signs (spec 2 §3). */
  value: string;
  courier: string;
  imageUrl: string | null;
  service: string;
  description: string;
  /** Rupiah. */
  cost: number;
  /** "(2-3 hari)", or empty. */
  estimate: string;
}

/** All services of all couriers, cheapest first. */
export function courierChoices(options: readonly ShippingOption[]): CourierChoice[] {
  const choices = options.flatMap(({ code, name, image_url, costs }) =>
    costs.flatMap(({ service, description, cost: [price] }) =>
      price
        ? [
            {
              value: encodeExpedisi({ code, service, description, cost: price.value, etd: price.etd }),
              courier: name,
              imageUrl: image_url,
              service,
              description,
              cost: price.value,
              estimate: formatEtd(price.etd),
            },
          ]
        : [],
    ),
  );
  return choices.sort((a, b) => a.cost - b.cost);
}

/** The choice of the same service at its current cost; null when it is no longer offered. */
export function sameService(choices: readonly CourierChoice[], value: string): CourierChoice | null {
  const wanted = decodeExpedisi(value);
  if (!wanted) return null;
  return (
    choices.find((choice) => {
      const offered = decodeExpedisi(choice.value);
      return offered?.code === wanted.code && offered.service === wanted.service;
    }) ?? null
  );
}
