import { refused, type Outcome, type Refusal } from './refusal.ts';

/** An expected failure on its way out of a route; the error handler answers it as it is. */
export class HttpRefusal extends Error {
  override name = 'HttpRefusal';
  readonly statusCode: number;

  constructor(readonly refusal: Refusal) {
    super(refusal.info);
    this.statusCode = refusal.status;
  }
}

/** @throws HttpRefusal 404 when there is nothing */
export function orNotFound<T>(value: T | null | undefined, info: string): T {
  if (value === null || value === undefined) throw new HttpRefusal(refused(404, info));
  return value;
}

/** @throws HttpRefusal when it was refused */
export function dataOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new HttpRefusal(outcome);
  return outcome.data;
}
