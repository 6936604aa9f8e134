import type { FastifyInstance } from 'fastify';
import type { Mail } from '../mail/mailer.ts';

let count = 0;

/** Fields of a registration that no other test uses. */
export function aPerson() {
  count += 1;
  const nth = `${process.pid}${String(count).padStart(3, '0')}`.slice(-8);
  return {
    name: 'Sari Dewi',
    username: `sari${nth}`,
    email: `sari${nth}@contoh.test`,
    phone_number: `0812${nth.padStart(8, '0')}`,
    password: 'rahasia1',
    password_confirmation: 'rahasia1',
  };
}
export type Person = ReturnType<typeof aPerson>;

interface Answer {
  code: string;
  info: string;
  data?: {
    access_token?: string;
    registration?: string;
    retry_after?: number;
    email?: string;
    errors?: Record<string, string[]>;
  };
}

const SOME_CODE = /\b(\d{4}(?: \d{4}){3}|\d{6})\b/;

/** Calls of the account pages' API for tests. @param mails what the app has sent, oldest first */
export function accountClient({ app, mails }: { app: FastifyInstance; mails: Mail[] }) {
  const post = async (url: string, payload: object, from: { address?: string; token?: string } = {}) => {
    const reply = await app.inject({
      method: 'POST',
      url,
      payload,
      remoteAddress: from.address ?? '203.0.113.1',
      headers: from.token ? { authorization: `Bearer ${from.token}` } : {},
    });
    return { status: reply.statusCode, ...reply.json<Answer>() };
  };
  const mailsTo = (email: string) => mails.filter((mail) => mail.to === email);
  /** Resolves when every requested mail has been sent. */
  const settled = () => app.services.mails.settled();
  /** The code of the latest mail to an address. */
  const lastCode = async (email: string): Promise<string> => {
    await settled();
    return SOME_CODE.exec(mailsTo(email).at(-1)?.text ?? '')?.[1] ?? '';
  };
  const login = (user: string, password: string, address?: string) =>
    post('/api/auth/login', { user, password }, { address });
  /** A registration, its code typed in. */
  const verified = async (who: Person = aPerson()): Promise<Person> => {
    const { data } = await post('/api/auth/register', who);
    await post('/api/auth/verification', {
      user: who.email,
      code: await lastCode(who.email),
      registration: data?.registration,
    });
    return who;
  };
  return { post, mailsTo, lastCode, settled, login, verified };
}
