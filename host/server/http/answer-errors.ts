import { BusyError, busyInfo } from '@lapak/api/busy-error';
import { busyAnswer } from '@lapak/api/process/busy-answer';
import type { FastifyInstance } from 'fastify';

/** Answers what a route throws: 503 while overloaded, else a sentence with the request's id. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof BusyError) {
      const { status, headers, body } = busyAnswer(
        { id: request.id, accept: request.headers.accept },
        busyInfo,
      );
      return reply.code(status).headers(headers).send(body);
    }
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) request.log.error({ err: error }, 'a document could not be made');
    return reply
      .code(status)
      .type('text/plain; charset=utf-8')
      .send(`Maaf, halaman ini sedang bermasalah. Kode permintaan: ${request.id}`);
  });
}
