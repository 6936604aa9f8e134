import type { CartLine } from '@lapak/domain/cart-line';
import { decodeExpedisi } from '@lapak/domain/shipping';
import type { Voucher } from '@lapak/contracts/voucher-kinds';
import { orderFigures, type OrderFigures } from '../price-details/order-figures.ts';
import type { GoodsValues } from './goods-values.ts';

/** Figures of the filled form. The chosen courier's text contains its cost. */
export function goodsFigures(
  lines: readonly CartLine[],
  values: GoodsValues,
  voucher: Voucher | null,
  needsAddress: boolean,
): OrderFigures {
  return orderFigures({
    lines,
    ongkir: needsAddress ? (decodeExpedisi(values.expedisi)?.cost ?? 0) : 0,
    voucher,
    donation: { send: values.donation_send, typed: values.donation_amount },
  });
}
