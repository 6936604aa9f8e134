import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { LoginAnswer, LoginBody, RegisterBody } from '@lapak/contracts/api/auth';
import { answerCode, EmptyAnswer } from '@lapak/contracts/api/common';
import { messages } from '@lapak/domain/messages';
import { HttpRefusal } from '../../lib/http-refusal.ts';
import type { Outcome } from '../../lib/refusal.ts';
import { bearerToken } from '../../plugins/callers.ts';
import { limited } from '../../plugins/rate-limits.ts';
import type { Services } from '../../services.ts';
import { createAuthService } from './auth-service.ts';
import { tokenRepository } from './token-repository.ts';

const short = Type.String({ maxLength: 200 });
const UserBody = Type.Object({ user: short });
const CodeBody = Type.Object({ user: short, code: Type.String({ maxLength: 20 }) });
const ResetBody = Type.Object({
  ...CodeBody.properties,
  password: short,
  password_confirmation: short,
});

/** @throws HttpRefusal when it was refused */
function dataOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new HttpRefusal(outcome);
  return outcome.data;
}

const done = (info: string): EmptyAnswer => ({ code: answerCode.success, info });

/** POST api/auth/*: login, logout, registration, verification, forgotten passwords (spec 3 §7). */
export function authRoutes(services: Services) {
  const auth = createAuthService(services);
  const { rateLimitFactor } = services.config;
  const code = limited('code', rateLimitFactor);
  const answers = (body: object) => ({ schema: { tags: ['auth'], body, response: { 200: EmptyAnswer } } });

  return async (app: FastifyInstance) => {
    app.post<{ Body: Static<typeof LoginBody> }>(
      '/api/auth/login',
      {
        config: limited('login', rateLimitFactor),
        schema: { tags: ['auth'], body: LoginBody, response: { 200: LoginAnswer } },
      },
      async ({ body }) => ({ ...done(messages.loginBerhasil), data: dataOf(await auth.login(body)) }),
    );

    app.post(
      '/api/auth/logout',
      { schema: { tags: ['auth'], response: { 200: EmptyAnswer } } },
      async (request) => {
        const token = bearerToken(request);
        if (token !== null) await tokenRepository(services.db).revoke(token);
        return done(messages.logoutBerhasil);
      },
    );

    app.post<{ Body: Static<typeof RegisterBody> }>(
      '/api/auth/register',
      { config: limited('register', rateLimitFactor), ...answers(RegisterBody) },
      async ({ body }) => {
        dataOf(await auth.register(body));
        return done('Kode verifikasi sudah dikirim ke email kamu');
      },
    );

    app.post<{ Body: Static<typeof CodeBody> }>(
      '/api/auth/verification',
      { config: code, ...answers(CodeBody) },
      async ({ body }) => {
        dataOf(await auth.verify(body));
        return done('Akun berhasil diverifikasi');
      },
    );

    app.post<{ Body: Static<typeof UserBody> }>(
      '/api/auth/send_verification_code',
      { config: code, ...answers(UserBody) },
      async ({ body }) => {
        dataOf(await auth.resend(body));
        return done('Kalau akunnya menunggu verifikasi, kode sudah dikirim ke emailnya');
      },
    );

    app.post<{ Body: Static<typeof UserBody> }>(
      '/api/auth/forgot-password/request',
      { config: code, ...answers(UserBody) },
      async ({ body }) => {
        dataOf(await auth.requestReset(body));
        return done('Kalau akunnya terdaftar, kode sudah dikirim ke emailnya');
      },
    );

    app.post<{ Body: Static<typeof CodeBody> }>(
      '/api/auth/forgot-password/verification',
      { config: code, ...answers(CodeBody) },
      async ({ body }) => {
        dataOf(await auth.verifyReset(body));
        return done('Kode benar');
      },
    );

    app.post<{ Body: Static<typeof ResetBody> }>(
      '/api/auth/forgot-password/reset',
      { config: code, ...answers(ResetBody) },
      async ({ body }) => {
        dataOf(await auth.reset(body));
        return done('Password berhasil diganti');
      },
    );
  };
}
