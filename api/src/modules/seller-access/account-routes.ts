import { randomInt } from 'node:crypto';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { RegisterAnswer, VerificationBody } from '@lapak/contracts/api/auth';
import { CodeSentAnswer } from '@lapak/contracts/api/common';
import { SellerSessionAnswer } from '@lapak/contracts/api/seller';
import { SellerAccountBody } from '@lapak/contracts/api/seller-store';
import { suggestedUsername } from '@lapak/domain/store-username';
import { success } from '../../lib/answer.ts';
import { dataOf } from '../../lib/http-refusal.ts';
import { limited } from '../../plugins/rate-limits.ts';
import type { Services } from '../../services.ts';
import type { AccountGuard } from '../auth/account-guard.ts';
import { createRegistrationService } from '../auth/registration-service.ts';
import { sellerRoute } from './seller-access.ts';
import { beginSellerSession } from './session-cookie.ts';
import { sessionView } from './session-view.ts';

const UserBody = Type.Object({ user: Type.String({ maxLength: 200 }) });

const RANDOM_DIGITS = 5;

/** A username that nobody has, in all likelihood: a seller's account is known by its e-mail address. */
const someUsername = (name: string): string =>
  `${suggestedUsername(name, RANDOM_DIGITS + 1)}-${randomInt(10 ** (RANDOM_DIGITS - 1), 10 ** RANDOM_DIGITS)}`;

/** POST api/seller/akun, .../kode and .../verifikasi: an account for the console, whose codes are long. */
export function accountRoutes(services: Services & { guard: AccountGuard }) {
  const { config } = services;
  const registration = createRegistrationService(services, 'seller_registration');
  const access = {
    ...sellerRoute('anyone', config.rateLimitFactor),
    ...limited('account', config.rateLimitFactor),
  };

  return async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    app.post(
      '/api/seller/akun',
      { config: access, schema: { body: SellerAccountBody, response: { 200: RegisterAnswer } } },
      async ({ body, ip }) => {
        const account = { ...body, username: someUsername(body.name) };
        const { info, ...data } = dataOf(await registration.register(account, ip));
        return success(info, data);
      },
    );

    app.post(
      '/api/seller/akun/kode',
      { config: access, schema: { body: UserBody, response: { 200: CodeSentAnswer } } },
      async ({ body, ip }) => {
        const { info, ...data } = dataOf(await registration.resend(body, ip));
        return success(info, data);
      },
    );

    app.post(
      '/api/seller/akun/verifikasi',
      { config: access, schema: { body: VerificationBody, response: { 200: SellerSessionAnswer } } },
      async (request, reply) => {
        const account = dataOf(await registration.verify(request.body, request.ip));
        await beginSellerSession(request, reply, account.id);
        return success('Akun berhasil diverifikasi', await sessionView(services.db, account));
      },
    );
  };
}
