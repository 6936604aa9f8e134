import type { CheckoutAnswer } from '@lapak/contracts/api/order';
import type { CartLine } from '@lapak/domain/cart-line';
import { messages } from '@lapak/domain/messages';
import type { Voucher } from '@lapak/contracts/voucher-kinds';
import { isRepeatedOrder } from '@lapak/ordering/place-order/idempotency-key';
import { usePlaceOrder } from '@lapak/ordering/place-order/use-place-order';
import { useGetStoreProfileQuery } from '@lapak/runtime';
import { readAffiliate } from '@lapak/runtime/affiliate';
import { useOrderDigitalMutation, useOrderServiceMutation } from '../../api/order-api.ts';
import { orderProblem } from '../payment/order-problem.ts';
import { isQuote, quoteTotal } from '../place-order/quote-change.ts';
import { useEarlierOptions } from '../place-order/use-earlier-options.ts';
import { orderFigures } from '../price-details/order-figures.ts';
import { voucherForOrder, type VoucherControl } from '../voucher/use-voucher.ts';
import type { SingleKind } from './single-kind.ts';
import { singleOrder, withCustomNames } from './single-order.ts';
import type { SingleValues } from './single-values.ts';

interface SingleCheckoutOptions {
  username: string;
  kind: SingleKind;
  line: CartLine;
  voucher: VoucherControl;
  uploadId: string;
  onOrdered: (order: CheckoutAnswer['data']) => void;
  onStale: () => void;
}

/** Key of the form of an item: each item has its own draft and idempotency key. */
export const singleDraft = (username: string, line: CartLine) => `${line.category}:${username}:${line.id}`;

/** Figures of the filled form of a service or a digital product; nothing is shipped. */
export const singleFigures = (lines: readonly CartLine[], values: SingleValues, voucher: Voucher | null) =>
  orderFigures({
    lines,
    ongkir: 0,
    voucher,
    donation: { send: values.donation_send, typed: values.donation_amount },
  });

/** Orders a service or a digital product (spec 2 §4 "Submit", §7). */
export function useSingleCheckout({
  username,
  kind,
  line,
  voucher,
  uploadId,
  onOrdered,
  onStale,
}: SingleCheckoutOptions) {
  const profile = useGetStoreProfileQuery(username).data?.data;
  const [orderService] = useOrderServiceMutation();
  const [orderDigital] = useOrderDigitalMutation();
  const order = kind.category === 'jasa' ? orderService : orderDigital;
  const { place, question, earlier, lost, isRunning } = usePlaceOrder({
    form: singleDraft(username, line),
    texts: { refused: messages.somethingFailed, failed: messages.somethingFailed },
    isQuote,
    onOrdered,
    onStale,
    earlier: useEarlierOptions(username),
  });

  async function submit(values: SingleValues) {
    const used = await voucherForOrder(voucher, values.voucher_code);
    const isVoucherRefused = used !== null && used.problem !== null;
    // An order of a minute ago may be what used it up: the server is asked for that first.
    if (isVoucherRefused && !isRepeatedOrder(singleDraft(username, line)))
      return { voucher_code: used.problem };
    const figures = singleFigures([line], values, used?.voucher ?? null);
    // A retry of an order that may exist finds it, closed or not.
    const isBlocked = orderProblem(profile, figures.total) !== null;
    if (isBlocked && !isRepeatedOrder(singleDraft(username, line))) return undefined;
    const errors = await place({
      seenTotal: figures.total,
      isVoucherRefused,
      send: ({ idempotencyKey, agreed }) =>
        order({
          idempotencyKey,
          uploadId,
          body: singleOrder({
            username,
            // The last code of this visit counts.
            line: { ...line, affiliate_code: readAffiliate(username) ?? line.affiliate_code },
            values,
            figures,
            voucherCode: used?.voucher?.code ?? values.voucher_code,
            expectedTotal: agreed ? quoteTotal(agreed) : figures.total,
          }),
        }),
    });
    return errors && withCustomNames(line, errors);
  }

  return { submit, question, earlier, lost, isRunning };
}
