import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { AcceptInvitationBody, InvitationResponse, SellerSessionAnswer } from '@lapak/contracts/api/seller';
import { success } from '../../lib/answer.ts';
import { dataOf } from '../../lib/http-refusal.ts';
import type { Services } from '../../services.ts';
import { createInvitations } from './invitation-service.ts';
import { findAccount, sellerRoute } from './seller-access.ts';
import { beginSellerSession } from './session-cookie.ts';
import { sessionView } from './session-view.ts';

const params = Type.Object({ token: Type.String({ maxLength: 100 }) });

/** GET and POST api/seller/undangan/{token}: what an invitation offers, and accepting it. */
export function invitationRoutes({ db, clock, config }: Services) {
  const invitations = createInvitations({ db, clock });
  const access = sellerRoute('anyone', config.rateLimitFactor);

  return async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    app.get(
      '/api/seller/undangan/:token',
      { config: access, schema: { params, response: { 200: InvitationResponse } } },
      async (request) => ({ data: dataOf(await invitations.look(request.params.token)) }),
    );

    app.post(
      '/api/seller/undangan/:token',
      {
        config: access,
        schema: { params, body: AcceptInvitationBody, response: { 200: SellerSessionAnswer } },
      },
      async (request, reply) => {
        const caller = await findAccount(request, reply);
        const member = dataOf(await invitations.accept(request.params.token, request.body, caller));
        if (caller?.id !== member.id) await beginSellerSession(request, reply, member.id);
        return success('Undangan diterima', await sessionView(db, member));
      },
    );
  };
}
