import { answerCode } from '@lapak/contracts/api/common';
import { wantsPage } from '../lib/wants-page.ts';

/** Seconds after which the same request is answered. */
const RETRY_AFTER_SECONDS = '2';

const page = (info: string) =>
  '<!doctype html><html lang="id"><head><meta charset="utf-8"><title>Sebentar lagi</title>' +
  '<meta name="viewport" content="width=device-width,initial-scale=1"></head>' +
  `<body><p>${info}.</p></body></html>`;

/**
 * A 503 that passes: in the wire's form, or as a page to a browser.
 * @param info a sentence without its full stop
 */
export function busyAnswer(request: { id: string; accept: string | undefined }, info: string) {
  const isForPerson = wantsPage(request.accept);
  return {
    status: 503,
    headers: {
      'retry-after': RETRY_AFTER_SECONDS,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-type': isForPerson ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      'x-request-id': request.id,
    },
    body: isForPerson
      ? page(info)
      : JSON.stringify({ code: answerCode.failed, info, request_id: request.id }),
  };
}
