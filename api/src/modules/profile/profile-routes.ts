import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { ProfileBody, ProfileResponse } from '@lapak/contracts/api/auth';
import { answerCode, EmptyAnswer } from '@lapak/contracts/api/common';
import { byKey, keysOf } from '@lapak/contracts/keys-of';
import { messages } from '@lapak/domain/messages';
import { users } from '../../db/schema/users.ts';
import { cleanText } from '../../lib/clean-text.ts';
import { HttpRefusal } from '../../lib/http-refusal.ts';
import { phoneText } from '../../lib/phone-text.ts';
import { invalid } from '../../lib/refusal.ts';
import { bearerToken } from '../auth/callers.ts';
import { limited } from '../../plugins/rate-limits.ts';
import type { Services } from '../../services.ts';
import { CHANGE_MIN_PASSWORD, passwordProblems, profileProblems, takenField } from '../auth/account-rules.ts';
import { hashPassword, matchesHash } from '../auth/hashing.ts';
import type { AccountGuard } from '../auth/account-guard.ts';
import { accountKey } from '../auth/account-key.ts';
import { sellerSessionRepository } from '../auth/seller-session-repository.ts';
import { tokenRepository } from '../auth/token-repository.ts';
import { profileColumns, userRepository, userView } from '../auth/user-repository.ts';

const short = Type.String({ maxLength: 200 });
const PasswordBody = Type.Object({ old_password: short, password: short, password_confirmation: short });

const passwordChanged = { code: answerCode.success, info: 'Password berhasil diganti' };

const refuse = (errors: Parameters<typeof invalid>[0]) => new HttpRefusal(invalid(errors));

/** GET api/profile/custom, POST api/profile, POST api/profile/change_password (spec 3 §7). */
export function profileRoutes({ db, clock, config, guard }: Services & { guard: AccountGuard }) {
  const accounts = userRepository(db);

  return async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    app.get(
      '/api/profile/custom',
      { schema: { tags: ['profile'], response: { 200: ProfileResponse } } },
      async (request) => {
        const caller = await request.findCaller();
        const user = caller && (await accounts.find(caller.id));
        return { data: { user: user && userView(user, await accounts.address(user.id)) } };
      },
    );

    app.post(
      '/api/profile',
      { schema: { tags: ['profile'], body: ProfileBody, response: { 200: EmptyAnswer } } },
      async (request) => {
        const caller = await request.requireCaller();
        // The e-mail address is read-only (spec 3 §5): the account's own counts, whatever was sent.
        const values = {
          ...byKey(keysOf(ProfileBody.properties), (field) => cleanText(request.body[field])),
          phone_number: phoneText(request.body.phone_number),
          email: caller.email,
        };
        const own = await accounts.find(caller.id);
        const problems = profileProblems(values, own?.username);
        if (Object.keys(problems).length > 0) throw refuse(problems);
        try {
          await db
            .update(users)
            .set({ ...profileColumns(values), updatedAt: clock.now() })
            .where(eq(users.id, caller.id));
        } catch (error) {
          const taken = takenField(error);
          throw taken ? refuse(taken) : error;
        }
        return { code: answerCode.success, info: messages.dataSaved };
      },
    );

    app.post(
      '/api/profile/change_password',
      {
        config: limited('account', config.rateLimitFactor),
        schema: { tags: ['profile'], body: PasswordBody, response: { 200: EmptyAnswer } },
      },
      async (request) => {
        const caller = await request.requireCaller();
        const { old_password, password, password_confirmation } = request.body;
        const problems = passwordProblems(password, password_confirmation, CHANGE_MIN_PASSWORD);
        if (Object.keys(problems).length > 0) throw refuse(problems);
        const key = accountKey(caller.email);
        const locked = await guard.tryPassword(key);
        if (locked) throw new HttpRefusal(locked);
        const user = await accounts.find(caller.id);
        const passwordNow = user?.passwordHash ?? null;
        const isRight = await matchesHash(passwordNow, old_password);
        // The same request, whose answer was lost.
        const isChanged = !isRight && (await matchesHash(passwordNow, password));
        if (!isRight && !isChanged) throw refuse({ old_password: ['Password lama salah'] });
        await guard.passwordWasRight(key);
        if (isChanged) return passwordChanged;
        const passwordHash = await hashPassword(password);
        const token = bearerToken(request);
        await db.transaction(async (tx) => {
          await tx.update(users).set({ passwordHash, updatedAt: clock.now() }).where(eq(users.id, caller.id));
          if (token !== null) await tokenRepository(tx).revokeOthers(caller.id, token);
          await sellerSessionRepository(tx).revokeAll(caller.id);
        });
        return passwordChanged;
      },
    );
  };
}
