import type { CheckoutAnswer } from '@lapak/contracts/api/order';
import type { CartLine } from '@lapak/domain/cart-line';
import { addressNeeded } from '@lapak/domain/checkout';
import { messages } from '@lapak/domain/messages';
import { decodeExpedisi, encodeExpedisi } from '@lapak/domain/shipping';
import { isRepeatedOrder } from '@lapak/ordering/place-order/idempotency-key';
import { usePlaceOrder } from '@lapak/ordering/place-order/use-place-order';
import { useGetStoreProfileQuery } from '@lapak/runtime';
import { readAffiliate } from '@lapak/runtime/affiliate';
import { useOrderGoodsMutation } from '../../api/order-api.ts';
import { orderProblem } from '../payment/order-problem.ts';
import { isQuote, quoteTotal } from '../place-order/quote-change.ts';
import { useEarlierOptions } from '../place-order/use-earlier-options.ts';
import { voucherForOrder, type VoucherControl } from '../voucher/use-voucher.ts';
import { goodsFigures } from './goods-figures.ts';
import { goodsOrder } from './goods-order.ts';
import type { GoodsValues } from './goods-values.ts';

interface GoodsCheckoutOptions {
  username: string;
  lines: readonly CartLine[];
  voucher: VoucherControl;
  onOrdered: (order: CheckoutAnswer['data']) => void;
  /** Refetches prices, stock and shipping. */
  onStale: () => void;
}

/** Names of the API where the form has its own. */
const formNames: Record<string, string> = { district_id: 'district', user_bank_id: 'payment_method' };

const withFormNames = (errors: Record<string, string>) =>
  Object.fromEntries(Object.entries(errors).map(([name, message]) => [formNames[name] ?? name, message]));

/** The chosen courier at the cost that the shopper has agreed to. */
function atCost(expedisi: string | null | undefined, cost: number): string | null {
  const chosen = decodeExpedisi(expedisi);
  return chosen ? encodeExpedisi({ ...chosen, cost }) : null;
}

export const goodsDraft = (username: string) => `goods:${username}`;

/** Orders goods (spec 2 §4, "Submit"). */
export function useGoodsCheckout({ username, lines, voucher, onOrdered, onStale }: GoodsCheckoutOptions) {
  const profile = useGetStoreProfileQuery(username).data?.data;
  const [order] = useOrderGoodsMutation();
  const needsAddress = addressNeeded(lines);

  const { place, question, earlier, lost, isRunning } = usePlaceOrder({
    form: goodsDraft(username),
    texts: { refused: messages.somethingFailed3, failed: messages.somethingFailed5 },
    isQuote,
    onOrdered,
    onStale,
    earlier: useEarlierOptions(username),
  });

  async function submit(values: GoodsValues) {
    const used = await voucherForOrder(voucher, values.voucher_code);
    const isVoucherRefused = used !== null && used.problem !== null;
    // An order of a minute ago may be what used it up: the server is asked for that first.
    if (isVoucherRefused && !isRepeatedOrder(goodsDraft(username))) return { voucher_code: used.problem };
    const figures = goodsFigures(lines, values, used?.voucher ?? null, needsAddress);
    // A retry of an order that may exist finds it, closed or not.
    const isBlocked = orderProblem(profile, figures.total) !== null;
    if (isBlocked && !isRepeatedOrder(goodsDraft(username))) return undefined;
    const voucherCode = used?.voucher?.code ?? values.voucher_code;
    const affiliateCode = readAffiliate(username);
    const body = goodsOrder({ username, lines, values, figures, needsAddress, affiliateCode, voucherCode });
    const errors = await place({
      seenTotal: figures.total,
      isVoucherRefused,
      send: ({ idempotencyKey, agreed }) => {
        const agreedBody = agreed && {
          ...body,
          ongkir: agreed.ongkir,
          expedisi: atCost(body.expedisi, agreed.ongkir),
          expected_total: quoteTotal(agreed),
        };
        return order({ body: agreedBody ?? body, idempotencyKey });
      },
    });
    return errors && withFormNames(errors);
  }

  return { submit, question, earlier, lost, isRunning };
}
