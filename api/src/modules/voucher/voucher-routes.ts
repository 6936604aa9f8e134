import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { VoucherResult } from '@lapak/contracts/api/catalogue';
import { Answer, answerCode, Username } from '@lapak/contracts/api/common';
import { messages } from '@lapak/domain/messages';
import type { Database } from '../../db/client.ts';
import { cleanText } from '../../lib/clean-text.ts';
import { HttpRefusal, orNotFound } from '../../lib/http-refusal.ts';
import { readForm } from '../../lib/read-form.ts';
import { invalid, refused } from '../../lib/refusal.ts';
import { limited } from '../../plugins/rate-limits.ts';
import { findVoucher, voucherProblem } from '../orders/place/voucher-quota.ts';
import { storeRepository } from '../store/store-repository.ts';

const StoreParams = Type.Object({ username: Username });

/** A product page has no total yet; the answer's `min_total` is the total from which the voucher is valid. */
const ANY_TOTAL = Number.MAX_SAFE_INTEGER;

interface VoucherInput {
  code: string;
  /** Rupiah of goods that the voucher is to be used for. */
  goodsTotal: number;
}

/** A form, a JSON object or an address-encoded body; the code is empty when there is none. */
async function readInput(request: FastifyRequest): Promise<VoucherInput> {
  const body = request.isMultipart()
    ? (await readForm(request, { fileField: '', maxFileBytes: 0 }))?.fields
    : request.body;
  const field = (name: string): unknown =>
    typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  const code = field('voucher_code');
  const total = String(field('total') ?? '');
  return {
    code: typeof code === 'string' ? cleanText(code) : '',
    goodsTotal: /^\d{1,15}$/.test(total) ? Number(total) : ANY_TOTAL,
  };
}

/**
 * POST api/voucher/{username}: what a voucher takes off, or why it cannot be used (spec 1 §7). With `total`, rupiah of
 * the goods, one whose minimum they do not reach is refused too.
 */
export function voucherRoutes(deps: { db: Database; clock: { now(): Date }; rateLimitFactor: number }) {
  const { db, clock } = deps;
  return async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    app.post(
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
        const { code, goodsTotal } = await readInput(request);
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
        const problem = voucherProblem(voucher, goodsTotal, clock.now());
        if (!voucher || problem !== null) {
          throw new HttpRefusal(refused(422, problem ?? 'Voucher tidak ditemukan'));
        }
        return {
          code: answerCode.success,
          info: messages.voucherApplied,
          data: { type: voucher.type, voucher_value: voucher.voucherValue, min_total: voucher.minTotal },
        };
      },
    );
  };
}
