import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import Type, { type TSchema } from 'typebox';
import {
  LoginAnswer,
  LoginBody,
  RegisterAnswer,
  RegisterBody,
  ResetAnswer,
  VerificationBody,
} from '@lapak/contracts/api/auth';
import { answerCode, CodeSentAnswer, EmptyAnswer } from '@lapak/contracts/api/common';
import { messages } from '@lapak/domain/messages';
import { dataOf } from '../../lib/http-refusal.ts';
import { bearerToken } from './callers.ts';
import { limited } from '../../plugins/rate-limits.ts';
import type { Services } from '../../services.ts';
import type { AccountGuard } from './account-guard.ts';
import { startAccountSweep } from './account-sweep.ts';
import { createLoginService } from './login-service.ts';
import { createPasswordResetService } from './password-reset-service.ts';
import { createRegistrationService } from './registration-service.ts';
import { beginSession } from './sessions.ts';
import { tokenRepository } from './token-repository.ts';

const short = Type.String({ maxLength: 200 });
const UserBody = Type.Object({ user: short });
const CodeBody = Type.Pick(VerificationBody, ['user', 'code']);
const ResetBody = Type.Object({
  ...CodeBody.properties,
  password: short,
  password_confirmation: short,
});

const done = (info: string): EmptyAnswer => ({ code: answerCode.success, info });

const codeSent = ({ info, ...data }: { info: string; retry_after: number }): CodeSentAnswer => ({
  ...done(info),
  data,
});

/** POST api/auth/*: login, logout, registration, verification, forgotten passwords (spec 3 §7). */
export function authRoutes(services: Services & { guard: AccountGuard }) {
  const login = createLoginService(services);
  const registration = createRegistrationService(services);
  const passwordReset = createPasswordResetService(services);
  const config = limited('account', services.config.rateLimitFactor);
  const answers = <Body extends TSchema, Reply extends TSchema>(body: Body, answer: Reply) => ({
    config,
    schema: { tags: ['auth'], body, response: { 200: answer } },
  });

  return async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    let stop: (() => Promise<void>) | null = null;
    app.addHook('onReady', async () => {
      stop = startAccountSweep({ ...services, log: app.log });
    });
    app.addHook('onClose', async () => stop?.());

    app.post('/api/auth/login', answers(LoginBody, LoginAnswer), async ({ body, ip }) => ({
      ...done(messages.loggedIn),
      data: await beginSession(services, dataOf(await login(body, ip))),
    }));

    app.post(
      '/api/auth/logout',
      { schema: { tags: ['auth'], response: { 200: EmptyAnswer } } },
      async (request) => {
        const token = bearerToken(request);
        if (token !== null) await tokenRepository(services.db).revoke(token);
        return done(messages.loggedOut);
      },
    );

    app.post('/api/auth/register', answers(RegisterBody, RegisterAnswer), async ({ body, ip }) => {
      const { info, ...data } = dataOf(await registration.register(body, ip));
      return { ...done(info), data };
    });

    app.post('/api/auth/verification', answers(VerificationBody, EmptyAnswer), async ({ body, ip }) => {
      dataOf(await registration.verify(body, ip));
      return done('Akun berhasil diverifikasi');
    });

    app.post('/api/auth/send_verification_code', answers(UserBody, CodeSentAnswer), async ({ body, ip }) =>
      codeSent(dataOf(await registration.resend(body, ip))),
    );

    app.post('/api/auth/forgot-password/request', answers(UserBody, CodeSentAnswer), async ({ body, ip }) =>
      codeSent(dataOf(await passwordReset.request(body, ip))),
    );

    app.post(
      '/api/auth/forgot-password/verification',
      answers(CodeBody, EmptyAnswer),
      async ({ body, ip }) => {
        dataOf(await passwordReset.verify(body, ip));
        return done('Kode benar');
      },
    );

    app.post('/api/auth/forgot-password/reset', answers(ResetBody, ResetAnswer), async ({ body, ip }) => {
      const session = dataOf(await passwordReset.reset(body, ip));
      return { ...done('Password berhasil diganti'), ...(session ? { data: session } : {}) };
    });
  };
}
