import type { FastifyInstance } from 'fastify';
import type { SellerAccess } from './modules/seller-access/seller-access.ts';
import { SESSION_COOKIE } from './modules/seller-access/session-cookie.ts';
import { aMember, aSeller, consoleHeaders } from './testing/a-member.ts';
import { aShopper } from './testing/a-shopper.ts';
import { aStore } from './testing/a-store.ts';
import { onEveryDatabase } from './testing/database.ts';
import { testApp } from './testing/test-app.ts';

interface Call {
  method: 'GET' | 'HEAD' | 'POST' | 'DELETE';
  url: string;
  access: SellerAccess;
}

/** Calls that need no login, and those that need no store. All others need a role in the store of their address. */
const forAnyone = [
  'DELETE /api/seller/sesi',
  'GET /api/seller/sesi',
  'GET /api/seller/undangan/:token',
  'HEAD /api/seller/sesi',
  'HEAD /api/seller/undangan/:token',
  'POST /api/seller/akun',
  'POST /api/seller/akun/kode',
  'POST /api/seller/akun/verifikasi',
  'POST /api/seller/sesi',
  'POST /api/seller/undangan/:token',
];
const forAccounts = ['GET /api/seller/alamat-toko', 'HEAD /api/seller/alamat-toko', 'POST /api/seller/toko'];
/** Who works in a store, what they did and where buyers pay, is for its owners alone. */
const ownersAlone = /\/toko\/:toko\/(anggota|undangan|catatan|rekening|pembayaran)/;

const isRead = ({ method }: Call) => method === 'GET' || method === 'HEAD';
const titleOf = ({ method, url }: Call) => `${method} ${url}`;

onEveryDatabase('Every call of the console', (database) => {
  let app: FastifyInstance;
  let calls: Call[] = [];
  let username = '';
  let callers: Record<'stranger' | 'gate' | 'staff' | 'owner' | 'shopper', Record<string, string>>;

  /** Every call below /api/seller that the API has, with whom its description says it is for. */
  async function allCalls(): Promise<Call[]> {
    const { paths, components } = (await app.inject('/api/docs/json')).json();
    expect(components.securitySchemes.console.name).toBe(SESSION_COOKIE);
    const ofConsole = app.apiCalls.filter((call) => /^[A-Z]+ \/api\/seller(\/|$)/.test(call));
    return ofConsole.map((call) => {
      const [method = '', url = ''] = call.split(' ');
      const described = paths[url.replace(/:(\w+)/g, '{$1}')][method.replace('HEAD', 'GET').toLowerCase()];
      expect([call, described.tags]).toEqual([call, [expect.stringMatching(/^seller/)]]);
      const [scheme] = described.security;
      if (url.startsWith('/api/seller/toko/:toko/') && described.responses[200].content)
        expect([call, Object.keys(described.responses)]).toEqual([
          call,
          expect.arrayContaining(['401', '403', '404']),
        ]);
      return { method: method as Call['method'], url, access: scheme ? scheme.console[0] : 'anyone' };
    });
  }

  beforeAll(async () => {
    const { db } = database();
    const made = await testApp(database());
    app = made.app;
    const now = made.clock.now();
    const [store, other] = [await aStore(db), await aStore(db)];
    username = store.username;
    const shopper = await aShopper(db, now);
    callers = {
      stranger: (await aMember(db, now, other.id, 'owner')).headers,
      gate: (await aMember(db, now, store.id, 'gate')).headers,
      staff: (await aMember(db, now, store.id, 'staff')).headers,
      owner: (await aMember(db, now, store.id, 'owner')).headers,
      shopper: { ...consoleHeaders(shopper.token), ...shopper.headers },
    };
    calls = await allCalls();
  });
  afterAll(() => app.close());

  /** Makes a call that changes nothing: its rows do not exist and its body is empty. @returns status and message */
  async function make({ method, url }: Call, headers: Record<string, string>) {
    const reply = await app.inject({
      method,
      url: url.replace(':toko', username).replace(/:\w+/g, '999'),
      headers,
      payloadAsStream: true,
    });
    expect([method, url, reply.headers['cache-control']]).toEqual([method, url, 'no-store']);
    // What was let in may be a stream that does not end.
    if (reply.statusCode < 400) {
      reply.stream().destroy();
      return { status: reply.statusCode, info: '' };
    }
    const text = (await reply.stream().toArray()).join('');
    return { status: reply.statusCode, info: text === '' ? '' : String(JSON.parse(text).info) };
  }

  /** The calls that refuse a caller with a status; a store that is hidden is not a row that is missing. */
  async function refusing(headers: Record<string, string>, status: 401 | 403 | 404, wanted = calls) {
    const refused: string[] = [];
    for (const call of wanted) {
      const reply = await make(call, headers);
      const isHidden =
        status !== 404 || call.method === 'HEAD' || reply.info.startsWith('Toko tidak ditemukan');
      if (reply.status === status && isHidden) refused.push(titleOf(call));
    }
    return refused;
  }

  const titles = (isMeant: (call: Call) => boolean) => calls.filter(isMeant).map(titleOf);
  const ofStore = ({ access }: Call) => access !== 'anyone' && access !== 'account';

  it('says whom it is for, and few are for others than members of a store', () => {
    expect(calls.length).toBeGreaterThan(10);
    expect(titles(({ access }) => access === 'anyone').sort()).toEqual(forAnyone);
    expect(titles(({ access }) => access === 'account').sort()).toEqual(forAccounts);
    const ofOwners = calls.filter(({ url }) => ownersAlone.test(url));
    expect(ofOwners.length).toBeGreaterThan(6);
    expect(ofOwners.filter(({ access }) => access !== 'owner')).toEqual([]);
  });

  it('refuses those who are not logged in, and the login of a shop', async () => {
    const guarded = calls.filter(({ access }) => access !== 'anyone');
    for (const headers of [consoleHeaders(), callers.shopper])
      expect(await refusing(headers, 401, guarded)).toEqual(guarded.map(titleOf));
  });

  it('hides a store from the owner of another one, and from an account without a store', async () => {
    const nobody = await aSeller(database().db, app.services.clock.now());
    for (const headers of [callers.stranger, nobody.headers])
      expect(await refusing(headers, 404, calls.filter(ofStore))).toEqual(titles(ofStore));
  });

  it('lets a role do what it may, and nothing above it', async () => {
    const inStore = calls.filter(ofStore);
    expect(await refusing(callers.gate, 403, inStore)).toEqual(
      titles(({ access }) => access === 'staff' || access === 'owner'),
    );
    expect(await refusing(callers.staff, 403, inStore)).toEqual(titles(({ access }) => access === 'owner'));
    for (const status of [401, 403] as const)
      expect(await refusing(callers.owner, status, inStore)).toEqual([]);
    expect(
      await refusing(
        callers.owner,
        404,
        inStore.filter(({ method }) => method !== 'HEAD'),
      ),
    ).toEqual([]);
  });

  it('writes nothing without the header of the console, whoever calls', async () => {
    const { cookie = '' } = callers.owner;
    expect(await refusing({ cookie }, 403)).toEqual(titles((call) => !isRead(call)));
  });
});
