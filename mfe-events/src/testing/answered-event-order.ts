import type { EventTransaction } from '@lapak/contracts/api/event';
import { HttpResponse, http } from 'msw';
import { aStoreProfile, anEventOrderResponse, eventOrderKey } from './builders.ts';
import { server } from '@lapak/runtime/testing/server';

/**
 * Answers for the order of `eventOrderKey`, one after the other, the last one repeated; a
 * number is a status. Another id or token is a 404.
 * @returns the number of requests
 */
export function eventOrderIs(...answers: (Partial<EventTransaction> | number)[]): () => number {
  let calls = 0;
  server.use(
    http.get('*/api/setting/profile', () => HttpResponse.json({ data: aStoreProfile() })),
    http.get('*/api/event/transaction/:id/:token', ({ params }) => {
      const isRight = params.id === eventOrderKey.id && params.token === eventOrderKey.token;
      const answer = isRight ? (answers[Math.min(calls, answers.length - 1)] ?? 404) : 404;
      calls += 1;
      return typeof answer === 'number'
        ? HttpResponse.json({ code: '-2', info: 'x' }, { status: answer })
        : HttpResponse.json(anEventOrderResponse(answer));
    }),
  );
  return () => calls;
}
