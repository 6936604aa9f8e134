import type { OrderLine } from '@lapak/contracts/api/order';
import { messages } from '@lapak/domain/messages';
import { requiredText } from '@lapak/forms/rules';
import { validateWith } from '@lapak/forms/validate-with';
import { number, object } from 'yup';
import type { WrittenReview } from '../../api/review-api.ts';

/** The name of the field of a product: `star_11`, `ulasan_11`. */
export const starField = (productId: number) => `star_${productId}`;
export const textField = (productId: number) => `ulasan_${productId}`;

export type ReviewValues = Record<string, number | string | undefined>;

/** A product bought in two variants is reviewed once. */
export function reviewedLines(lines: readonly OrderLine[]): OrderLine[] {
  return lines.filter((line, index) => lines.findIndex((other) => other.id === line.id) === index);
}

/** A form in which nothing is chosen and nothing typed. */
export const emptyReviews = (lines: readonly OrderLine[]): ReviewValues =>
  Object.fromEntries(
    lines.flatMap(({ id }): [string, number | string][] => [
      [starField(id), 0],
      [textField(id), ''],
    ]),
  );

/** Spec 3 §5, review, for each product. */
export function validateReviews(lines: readonly OrderLine[]) {
  const rules = lines.flatMap(({ id }) => [
    [starField(id), number().required(messages.ratingRequired).min(1, messages.ratingRequired)] as const,
    [textField(id), requiredText(messages.reviewRequired)] as const,
  ]);
  return validateWith(object(Object.fromEntries(rules)));
}

export function writtenReviews(lines: readonly OrderLine[], values: ReviewValues): WrittenReview[] {
  return lines.map(({ id, nama, image_url }) => ({
    id,
    nama,
    image_url,
    star: Number(values[starField(id)] ?? 0),
    ulasan: String(values[textField(id)] ?? '').trim(),
  }));
}
