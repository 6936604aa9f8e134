import type { OrderResponse, ParcelResponse } from '@lapak/contracts/api/order';
import { server } from '@lapak/runtime/testing/server';
import { HttpResponse, http } from 'msw';
import { aStoreProfile, orderId } from './builders.ts';

/** No courier can be asked for the parcel. */
export const untracked: ParcelResponse['data'] = {
  ...{ is_tracked: false, is_delivered: false, age_seconds: null, checkpoints: [] },
};

/**
 * Answers for the order of `orderId` in order, the last one repeated; a number is a status.
 * @returns the number of requests
 */
export function orderIs(...answers: (OrderResponse | number)[]) {
  let calls = 0;
  server.use(
    http.get('*/api/setting/profile', () => HttpResponse.json({ data: aStoreProfile() })),
    http.get(`*/api/transaction/${orderId}/lacak`, () => HttpResponse.json({ data: untracked })),
    http.get(`*/api/transaction/${orderId}`, () => {
      const answer = answers[Math.min(calls, answers.length - 1)];
      calls += 1;
      return typeof answer === 'number'
        ? HttpResponse.json({ code: '-2', info: 'x' }, { status: answer })
        : HttpResponse.json(answer);
    }),
  );
  return () => calls;
}
