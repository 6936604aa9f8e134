import type { User } from '@lapak/contracts/api/auth';
import type { CheckoutAnswer } from '@lapak/contracts/api/order';
import { CheckoutForm } from '@lapak/ordering/checkout/checkout-form';
import { readDraft } from '@lapak/forms/draft';
import { DraftAutosave } from '@lapak/forms/draft-autosave';
import { EarlierOrderDialog } from '@lapak/ordering/place-order/earlier-order-dialog';
import { isRepeatedOrder } from '@lapak/ordering/place-order/idempotency-key';
import { validateWith } from '@lapak/forms/validate-with';
import { cartSubtotal } from '@lapak/domain/cart';
import { useId, useMemo, useState } from 'react';
import { Form } from 'react-final-form';
import { countable, type CheckedLine } from '../lines/line-state.ts';
import { OrderQuoteDialog } from '../place-order/order-quote-dialog.tsx';
import { useVoucher } from '../voucher/use-voucher.ts';
import { SingleFormBody } from './single-form-body.tsx';
import type { SingleKind } from './single-kind.ts';
import { singleSchema } from './single-schema.ts';
import { initialSingleValues, type SingleValues } from './single-values.ts';
import { singleDraft, singleFigures, useSingleCheckout } from './use-single-checkout.ts';

interface SingleCheckoutProps {
  username: string;
  kind: SingleKind;
  checked: CheckedLine;
  user: User | null;
  onQtyChange: (qty: number | null) => void;
  onRemove: () => void;
  onOrdered: (order: CheckoutAnswer['data']) => void;
  recheck: () => void;
}

const unkept = ['identity_picture'] as const;

/** What the form's layout needs of the form's state; its sections read their own part. */
const nothing = {};

/** The form of one service or one digital product (spec 2 §2). */
export function SingleCheckout(props: SingleCheckoutProps) {
  const { username, kind, checked, user } = props;
  const { line, problem } = checked;
  const voucher = useVoucher(username, cartSubtotal(countable([checked]), line.date_server));
  const uploadId = useId();
  const checkout = useSingleCheckout({
    username,
    kind,
    line,
    voucher,
    uploadId,
    onOrdered: props.onOrdered,
    onStale: props.recheck,
  });
  const draft = singleDraft(username, line);
  // A retry of an order that may exist is allowed whatever the stock is now: that order may hold the last pieces.
  const canOrder = () => problem === null || isRepeatedOrder(draft);
  const [initialValues] = useState(() => initialSingleValues(line, readDraft(draft), user));
  const validate = useMemo(
    () => (values: SingleValues) =>
      validateWith(singleSchema(line, { isFree: singleFigures([line], values, voucher.applied).isFree }))(
        values,
      ),
    [line, voucher.applied],
  );

  return (
    <Form<SingleValues>
      subscription={nothing}
      initialValues={initialValues}
      validate={validate}
      onSubmit={(values) => (canOrder() ? checkout.submit(values) : undefined)}
    >
      {({ handleSubmit }) => (
        <CheckoutForm onSubmit={handleSubmit}>
          <DraftAutosave form={draft} except={unkept} />
          <SingleFormBody
            username={username}
            kind={kind}
            checked={checked}
            voucher={voucher}
            isEmailLocked={user !== null}
            uploadId={uploadId}
            onQtyChange={props.onQtyChange}
            onRemove={props.onRemove}
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
