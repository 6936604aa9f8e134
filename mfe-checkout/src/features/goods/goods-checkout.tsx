import type { User } from '@lapak/contracts/api/auth';
import type { CheckoutAnswer } from '@lapak/contracts/api/order';
import type { OriginResponse } from '@lapak/contracts/api/shipping';
import { cartSubtotal } from '@lapak/domain/cart';
import { addressNeeded } from '@lapak/domain/checkout';
import { CheckoutForm } from '@lapak/ordering/checkout/checkout-form';
import { readDraft } from '@lapak/forms/draft';
import { DraftAutosave } from '@lapak/forms/draft-autosave';
import { EarlierOrderDialog } from '@lapak/ordering/place-order/earlier-order-dialog';
import { isRepeatedOrder } from '@lapak/ordering/place-order/idempotency-key';
import { validateWith } from '@lapak/forms/validate-with';
import { useMemo, useState } from 'react';
import { Form } from 'react-final-form';
import { countable, dateServerOf, type CheckedLine } from '../lines/line-state.ts';
import type { LineFixes } from '../../components/line-problem.tsx';
import { OrderQuoteDialog } from '../place-order/order-quote-dialog.tsx';
import { useVoucher } from '../voucher/use-voucher.ts';
import { GoodsFormBody } from './goods-form-body.tsx';
import { goodsSchema } from './goods-schema.ts';
import { initialGoodsValues, type GoodsValues } from './goods-values.ts';
import { goodsDraft, useGoodsCheckout } from './use-goods-checkout.ts';

interface GoodsCheckoutProps {
  username: string;
  lines: readonly CheckedLine[];
  user: User | null;
  origin: OriginResponse['data']['location'];
  /** Where the lines are changed. */
  editPath?: string;
  fixes: LineFixes;
  onOrdered: (order: CheckoutAnswer['data']) => void;
  recheck: () => void;
}

/** What the form's layout needs of the form's state; its sections read their own part. */
const nothing = {};

/** The goods form, from the cart or for one item bought directly (spec 2 §2, "Product checkout sections"). */
export function GoodsCheckout({
  username,
  lines,
  user,
  origin,
  editPath,
  fixes,
  onOrdered,
  recheck,
}: GoodsCheckoutProps) {
  const cart = lines.map(({ line }) => line);
  const counted = countable(lines);
  const voucher = useVoucher(username, cartSubtotal(counted, dateServerOf(counted)));
  const [pricesAsked, setPricesAsked] = useState(0);
  const checkout = useGoodsCheckout({
    username,
    // Gone ones too: they block the order, except the retry of one that may exist, which is sent as it was.
    lines: cart,
    voucher,
    onOrdered,
    onStale: () => {
      recheck();
      setPricesAsked((times) => times + 1);
    },
  });
  const needsAddress = addressNeeded(counted);
  const [initialValues] = useState(() => initialGoodsValues(readDraft(goodsDraft(username)), user));
  const isOrderable = lines.every(({ problem }) => problem === null);
  // A retry of an order that may exist is allowed whatever the stock is now: that order may hold the last pieces.
  const canOrder = () => isOrderable || isRepeatedOrder(goodsDraft(username));
  const validate = useMemo(() => validateWith(goodsSchema({ address: needsAddress })), [needsAddress]);

  return (
    <Form<GoodsValues>
      subscription={nothing}
      initialValues={initialValues}
      validate={validate}
      onSubmit={(values) => (canOrder() ? checkout.submit(values) : undefined)}
    >
      {({ handleSubmit }) => (
        <CheckoutForm onSubmit={handleSubmit}>
          <DraftAutosave form={goodsDraft(username)} />
          <GoodsFormBody
            username={username}
            lines={lines}
            voucher={voucher}
            isEmailLocked={user !== null}
            origin={origin}
            editPath={editPath}
            fixes={fixes}
            needsAddress={needsAddress}
            pricesAsked={pricesAsked}
            isRunning={checkout.isRunning || voucher.isApplying}
            lost={checkout.lost}
          />
          <OrderQuoteDialog question={checkout.question} />
          <EarlierOrderDialog question={checkout.earlier} />
        </CheckoutForm>
      )}
    </Form>
  );
}
