import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { answerCode, unreadableInfo, type ErrorAnswer } from '@lapak/contracts/api/common';
import { messages } from '@lapak/domain/messages';
import { databaseError, isDatabaseAway, pgCode } from '../db/errors.ts';
import { BusyError } from '../lib/busy-error.ts';
import { HttpRefusal } from '../lib/http-refusal.ts';
import { RefusedInTransaction, type Refusal } from '../lib/refusal.ts';
import { StorageError } from '../lib/storage-error.ts';
import { safeError } from '../lib/safe-error.ts';
import { fieldErrors } from './validation-problems.ts';

const infoByStatus: Readonly<Record<number, string>> = {
  400: unreadableInfo,
  401: 'Silakan login terlebih dahulu',
  403: 'Kamu tidak memiliki akses',
  404: 'Alamat tidak ditemukan',
  405: 'Permintaan tidak didukung',
  406: 'Permintaan tidak didukung',
  408: 'Permintaan terlalu lama',
  413: 'Data yang dikirim terlalu besar',
  414: 'Alamat terlalu panjang',
  415: 'Jenis data tidak didukung',
  431: 'Permintaan terlalu besar',
  503: messages.serviceDisrupted,
  507: 'Penyimpanan sedang penuh. Silakan coba beberapa saat lagi',
};

/** A database that is down is usually back soon, and a retry may work then. */
const RETRY_AFTER_SECONDS = '2';
const fileNotStored = 'Berkas belum dapat disimpan. Silakan coba beberapa saat lagi';

interface Failure {
  status: number;
  answer: Omit<ErrorAnswer, 'request_id'>;
}

const isRefused = (error: unknown): error is { refusal: Refusal } =>
  error instanceof HttpRefusal || error instanceof RefusedInTransaction;

const plain = (status: number, info?: string): Failure => ({
  status,
  answer: { code: answerCode.failed, info: info ?? infoByStatus[status] ?? messages.somethingFailed },
});

/** Values that the database cannot hold (a text with a NUL, a number too large) came from outside. */
const isBadValue = (error: unknown) => databaseError(error)?.code.startsWith('22') ?? false;

function failureOf(error: FastifyError): Failure {
  if (isRefused(error)) {
    const { status, code, info, data } = error.refusal;
    return { status, answer: data ? { code, info, data } : { code, info } };
  }
  if (error.validation) {
    const errors = fieldErrors(error.validation);
    if (error.validationContext !== 'body') {
      return {
        status: 400,
        answer: { code: answerCode.failed, info: unreadableInfo, data: { errors } },
      };
    }
    const info = Object.values(errors)[0]?.[0] ?? messages.checkYourData;
    return { status: 422, answer: { code: answerCode.invalid, info, data: { errors } } };
  }
  if (error instanceof BusyError) return plain(503, error.info);
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return plain(status);
  if (error instanceof StorageError) return error.isFull ? plain(507) : plain(503, fileNotStored);
  if (databaseError(error)?.code === pgCode.diskFull) return plain(507);
  if (databaseError(error)?.code === pgCode.lockNotAvailable) return plain(503, messages.waitedTooLong);
  if (isDatabaseAway(error)) return plain(503);
  return isBadValue(error) ? plain(422, messages.checkYourData) : plain(500);
}

/** Answers any failure in the wire's form; a shopper can quote `request_id` and the log has the cause. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { status, answer } = failureOf(error);
  if (error instanceof BusyError) request.log.debug({ err: safeError(error) }, 'too busy for a request');
  else if (status >= 500) request.log.error({ err: safeError(error) }, 'request failed');
  else if (isBadValue(error)) request.log.warn({ err: safeError(error) }, 'the database refused a value');
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_SECONDS);
  void reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send({ ...answer, request_id: request.id });
}

export const errorHandler = plugin(async (app: FastifyInstance) => {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => {
    const { status, answer } = plain(404);
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send({ ...answer, request_id: request.id });
  });
});
