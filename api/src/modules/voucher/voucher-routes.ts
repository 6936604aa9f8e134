import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { VoucherResult } from '@lapak/contracts/api/catalogue';
import { Answer, answerCode, Username } from '@lapak/contracts/api/common';
import { messages } from '@lapak/domain/messages';
import type { Database } from '../../db/client.ts';
import { cleanText } from '../../lib/clean-text.ts';
import { HttpRefusal, orNotFound } from '../../lib/http-refusal.ts';
import { readForm } from '../../lib/read-form.ts';
import { invalid, refused } from '../../lib/refusal.ts';
import { limited } from '../../plugins/rate-limits.ts';
import { findVoucher, voucherProblem } from '../checkout/voucher-quota.ts';
import { storeRepository } from '../setting/store-repository.ts';

const StoreParams = Type.Object({ username: Username });

/** The store's lowest total is checked at the checkout, which alone knows what is bought. */
const ANY_TOTAL = Number.MAX_SAFE_INTEGER;

/** The code in a form, a JSON object or an address-encoded body; empty when there is none. */
async function codeOf(request: FastifyRequest): Promise<string> {
  if (request.isMultipart()) {
    const form = await readForm(request, { fileField: '', maxFileBytes: 0 });
    return form?.fields.voucher_code ?? '';
  }
  const { body } = request;
  const code = typeof body === 'object' && body !== null && 'voucher_code' in body ? body.voucher_code : null;
  return typeof code === 'string' ? cleanText(code) : '';
}

/** POST api/voucher/{username}: what a voucher takes off, or why it cannot be used (spec 1 §7). */
export function voucherRoutes(deps: { db: Database; clock: { now(): Date }; rateLimitFactor: number }) {
  const { db, clock } = deps;
  return async (app: FastifyInstance) => {
    app.post<{ Params: Static<typeof StoreParams> }>(
      '/api/voucher/:username',
      {
        config: limited('voucher', deps.rateLimitFactor),
        schema: {
          tags: ['voucher'],
          consumes: ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'],
          params: StoreParams,
          response: { 200: Answer(VoucherResult) },
        },
      },
      async (request) => {
        const code = await codeOf(request);
        const store = orNotFound(
          await storeRepository(db).findByUsername(request.params.username),
          'Toko tidak ditemukan',
        );
        if (code === '') {
          throw new HttpRefusal(
            invalid({ voucher_code: ['Kode voucher wajib diisi'] }, 'Kode voucher wajib diisi'),
          );
        }
        const voucher = await findVoucher(db, store.id, code);
        const problem = voucherProblem(voucher, ANY_TOTAL, clock.now());
        if (!voucher || problem !== null) {
          throw new HttpRefusal(refused(422, problem ?? 'Voucher tidak ditemukan'));
        }
        return {
          code: answerCode.success,
          info: messages.voucherApplied,
          data: { type: voucher.type, voucher_value: voucher.voucherValue },
        };
      },
    );
  };
}
