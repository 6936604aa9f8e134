import type { Order } from '@lapak/contracts/api/order';
import { paths } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import { FormTextArea } from '@lapak/forms/form-text-field';
import { baseApi, isApiError, useAppDispatch } from '@lapak/runtime';
import { useNavigateFromHere } from '@lapak/runtime/use-navigate-from-here';
import { toast } from '@lapak/ui/toast';
import { useEffect, useMemo, useRef } from 'react';
import { useWriteReviewsMutation } from '../../api/review-api.ts';
import { useAccountDraft } from '../../features/forms/account-draft.tsx';
import { AccountForm } from '../../features/forms/account-form.tsx';
import { OrderProduct } from '../../features/order/order-products.tsx';
import { isSessionEnd } from '@lapak/runtime/is-session-end';
import {
  emptyReviews,
  reviewedLines,
  textField,
  validateReviews,
  writtenReviews,
  type ReviewValues,
  starField,
} from './review-values.ts';
import styles from './write-review.module.css';
import { useFormField } from '@lapak/forms/use-form-field';
import { RatingInput } from '@lapak/ui/rating-input';

function StarField({ productId }: { productId: number }) {
  const { input, error } = useFormField<number | undefined>(starField(productId));
  return (
    <RatingInput
      legend="Penilaian"
      name={input.name}
      value={Number(input.value ?? 0)}
      onValueChange={input.onChange}
      error={error}
    />
  );
}

interface WriteReviewFormProps {
  username: string;
  order: Order;
}

export function WriteReviewForm({ username, order }: WriteReviewFormProps) {
  const [write] = useWriteReviewsMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigateFromHere();
  const lines = useMemo(() => reviewedLines(order.products), [order.products]);
  const validate = useMemo(() => validateReviews(lines), [lines]);

  const draft = useAccountDraft(
    `review:${order.id}`,
    useMemo(() => emptyReviews(lines), [lines]),
  );

  // Fetched anew once the page is left: an order that has a review leads away from this page, to the store's home.
  const isSent = useRef(false);
  useEffect(
    () => () => {
      if (isSent.current) dispatch(baseApi.util.invalidateTags([{ type: 'Order', id: order.id }]));
    },
    [dispatch, order.id],
  );

  const submit = async (values: ReviewValues) => {
    const { error } = await write({
      key: { username, id: order.id },
      products: writtenReviews(lines, values),
    });
    if (isSessionEnd(error)) return;
    // The form is for an order without reviews: they came, and the answer was lost, or another tab has sent them.
    const isThere = isApiError(error) && error.status === 409;
    if (error && !isThere) {
      toast.error(messages.transactionNotUpdated);
      return;
    }
    if (isThere) toast.info('Pesanan ini sudah diulas.');
    else toast.success(messages.reviewSaved);
    isSent.current = true;
    await navigate(paths.orderStatus(username, order.id), { replace: true });
  };

  return (
    <AccountForm<ReviewValues>
      initialValues={draft.initialValues}
      draftName={draft.name}
      validate={validate}
      onSubmit={submit}
      submitLabel="Kirim Ulasan"
    >
      {lines.map((line) => (
        <section key={line.id} className={styles.card} aria-label={line.nama}>
          <OrderProduct line={line} />
          <StarField productId={line.id} />
          <FormTextArea
            name={textField(line.id)}
            label="Ulasan"
            placeholder="Ceritakan pengalaman kamu dengan produk ini"
            rows={4}
          />
        </section>
      ))}
    </AccountForm>
  );
}
