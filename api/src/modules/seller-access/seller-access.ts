import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteOptions,
} from 'fastify';
import plugin from 'fastify-plugin';
import { ErrorAnswer } from '@lapak/contracts/api/common';
import { sellerHeader, type MemberRole } from '@lapak/contracts/api/seller';
import type { Actor } from '../../audit/audit-log.ts';
import { dataOf, HttpRefusal } from '../../lib/http-refusal.ts';
import { requestHash } from '../../lib/idempotency-key.ts';
import { accepted, refused, type Outcome } from '../../lib/refusal.ts';
import { limited } from '../../plugins/rate-limits.ts';
import { sellerSessionRepository } from '../auth/seller-session-repository.ts';
import type { Caller } from '../auth/token-repository.ts';
import type { StoreRow } from '../store/store-repository.ts';
import { memberRepository } from './member-repository.ts';
import { keepSession, sessionToken } from './session-cookie.ts';

/** Who may make a call of the console: anybody, whoever is logged in there, or a member whose role is this one or a higher one. */
export type SellerAccess = 'anyone' | 'account' | MemberRole;

declare module 'fastify' {
  interface FastifyContextConfig {
    sellerAccess?: SellerAccess;
  }
}

/** Who works in the store of a request. */
export interface SellerCaller {
  store: StoreRow;
  actor: Actor & { userId: number };
  role: MemberRole;
}

const TREE = '/api/seller';
const STORE_TREE = `${TREE}/toko/:toko/`;
/** A role may do what those below it may. */
const rank: Record<MemberRole, number> = { gate: 0, staff: 1, owner: 2 };

const loginFirst = 'Silakan masuk dulu';
const noSuchStore = 'Toko tidak ditemukan. Periksa alamatnya, atau pilih toko dari daftar toko kamu';
const notYourRole = 'Peran kamu di toko ini tidak mencakup bagian ini. Minta pemilik toko mengubahnya';
const notFromConsole =
  'Permintaan ini tidak dikirim dari halaman kelola. Muat ulang halamannya, lalu coba lagi';

const isRole = (access: SellerAccess): access is MemberRole => access !== 'anyone' && access !== 'account';

/**
 * Configuration of a route of the console; each route below /api/seller needs one, else the API does not start.
 * @param access who may call it; a role exactly for routes below /api/seller/toko/:toko/
 * @param rateLimitFactor of the configuration
 */
export const sellerRoute = (access: SellerAccess, rateLimitFactor: number): FastifyContextConfig => ({
  ...limited('console', rateLimitFactor),
  sellerAccess: access,
});

const accounts = new WeakMap<FastifyRequest, Caller>();
const members = new WeakMap<FastifyRequest, SellerCaller>();

/** Who is logged in to the console. @throws Error in a route for anyone */
export function accountOf(request: FastifyRequest): Caller {
  const account = accounts.get(request);
  if (!account) throw new Error(`${request.routeOptions.url} was not declared for accounts`);
  return account;
}

/** The store of the address, and who works in it as what. @throws Error in a route without a role */
export function memberOf(request: FastifyRequest): SellerCaller {
  const member = members.get(request);
  if (!member) throw new Error(`${request.routeOptions.url} was not declared for members`);
  return member;
}

/** As `memberOf`, with the hash of a request that makes something. */
export const makerOf = (request: FastifyRequest) => ({
  ...memberOf(request),
  idempotencyHash: requestHash(request),
});

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

function tokoOf({ params }: FastifyRequest): string {
  const toko: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, 'toko') : null;
  return typeof toko === 'string' ? toko.replaceAll('\0', '') : '';
}

/** Who is logged in to the console, with the session renewed now and then. @returns null without one */
export async function findAccount(request: FastifyRequest, reply: FastifyReply): Promise<Caller | null> {
  const { db, clock } = request.server.services;
  const token = sessionToken(request);
  const session = token === null ? null : await sellerSessionRepository(db).find(token, clock.now());
  if (token === null || session === null) return null;
  const { isToRenew, ...account } = session;
  if (isToRenew) {
    await sellerSessionRepository(db).renew(token, clock.now());
    keepSession(reply, token);
  }
  return account;
}

/** Who works in the store of a request as what, when that is enough for its route. */
async function memberFor(
  request: FastifyRequest,
  account: Caller,
  access: MemberRole,
): Promise<Outcome<SellerCaller>> {
  const found = await memberRepository(request.server.services.db).findStore(tokoOf(request), account.id);
  if (!found) return refused(404, noSuchStore);
  if (rank[found.role] < rank[access]) return refused(403, notYourRole);
  return accepted({ ...found, actor: { userId: account.id, name: account.name } });
}

/** Whether the caller of a request that was let through may still make it: its session or its role may have ended. */
export async function mayStill(request: FastifyRequest): Promise<boolean> {
  const { db, clock } = request.server.services;
  const { sellerAccess: access = 'owner' } = request.routeOptions.config;
  const session = await sellerSessionRepository(db).find(sessionToken(request) ?? '', clock.now());
  return session !== null && isRole(access) && (await memberFor(request, session, access)).ok;
}

/**
 * Lets a request through when its caller may make it. Everything is looked up for each request, so that whoever is removed is out
 * with the next one. A stranger gets the same answer for a store that exists and for one that does not.
 */
async function guard(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { sellerAccess: access = 'owner' } = request.routeOptions.config;
  if (!isRead(request) && request.headers[sellerHeader] === undefined)
    throw new HttpRefusal(refused(403, notFromConsole));
  if (access === 'anyone') return;
  const account = await findAccount(request, reply);
  if (!account) throw new HttpRefusal(refused(401, loginFirst));
  accounts.set(request, account);
  if (isRole(access)) members.set(request, dataOf(await memberFor(request, account, access)));
}

/** Refusals of a route with a role: the guard's own, and 404 for what the store does not have. */
const refusals = { 401: ErrorAnswer, 403: ErrorAnswer, 404: ErrorAnswer };

/** @throws Error for a route of the console that does not say who may call it */
function guardRoute(route: RouteOptions): void {
  if (route.url !== TREE && !route.url.startsWith(`${TREE}/`)) return;
  const access = route.config?.sellerAccess;
  if (access === undefined) throw new Error(`${route.url} does not say who may call it: see sellerRoute`);
  if (isRole(access) !== route.url.startsWith(STORE_TREE))
    throw new Error(`${route.url}: a role belongs to the routes below ${STORE_TREE}, and to no other`);
  // After the rate limit, which is the first hook of the route.
  route.onRequest = [route.onRequest ?? [], guard].flat();
  const response = route.schema?.response as object | undefined;
  // What OpenAPI has for the guard; the route's own description stays.
  route.schema = {
    ...route.schema,
    tags: ['seller'],
    security: access === 'anyone' ? [] : [{ console: [access] }],
    ...(response && isRole(access) ? { response: { ...refusals, ...response } } : {}),
  };
}

/** Guards every route below /api/seller by what it declares. */
export const sellerAccess = plugin(async (app: FastifyInstance) => {
  app.addHook('onRoute', guardRoute);
});
