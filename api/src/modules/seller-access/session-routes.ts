import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { LoginBody } from '@lapak/contracts/api/auth';
import { answerCode, EmptyAnswer } from '@lapak/contracts/api/common';
import { SellerSessionAnswer, SellerSessionResponse } from '@lapak/contracts/api/seller';
import { messages } from '@lapak/domain/messages';
import { success } from '../../lib/answer.ts';
import { dataOf } from '../../lib/http-refusal.ts';
import { limited } from '../../plugins/rate-limits.ts';
import type { Services } from '../../services.ts';
import type { AccountGuard } from '../auth/account-guard.ts';
import { createLoginService } from '../auth/login-service.ts';
import { sellerSessionRepository } from '../auth/seller-session-repository.ts';
import { findAccount, sellerRoute } from './seller-access.ts';
import { beginSellerSession, forgetSession, sessionToken } from './session-cookie.ts';
import { sessionView } from './session-view.ts';

/** GET, POST and DELETE api/seller/sesi: who is logged in to the console, login and logout. */
export function sessionRoutes(services: Services & { guard: AccountGuard }) {
  const { db, config } = services;
  const login = createLoginService(services, 'seller_registration');

  return async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    app.get(
      '/api/seller/sesi',
      {
        config: sellerRoute('anyone', config.rateLimitFactor),
        schema: { response: { 200: SellerSessionResponse } },
      },
      async (request, reply) => {
        const account = await findAccount(request, reply);
        return { data: account && (await sessionView(db, account)) };
      },
    );

    app.post(
      '/api/seller/sesi',
      {
        config: {
          ...sellerRoute('anyone', config.rateLimitFactor),
          ...limited('account', config.rateLimitFactor),
        },
        schema: { body: LoginBody, response: { 200: SellerSessionAnswer } },
      },
      async (request, reply) => {
        const account = dataOf(await login(request.body, request.ip));
        await beginSellerSession(request, reply, account.id);
        return success(messages.loggedIn, await sessionView(db, account));
      },
    );

    app.delete(
      '/api/seller/sesi',
      {
        config: sellerRoute('anyone', config.rateLimitFactor),
        schema: { response: { 200: EmptyAnswer } },
      },
      async (request, reply) => {
        const token = sessionToken(request);
        if (token !== null) await sellerSessionRepository(db).revoke(token);
        forgetSession(reply);
        return { code: answerCode.success, info: messages.loggedOut };
      },
    );
  };
}
