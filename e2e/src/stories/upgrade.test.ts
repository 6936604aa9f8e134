import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withPostgresServer } from '@lapak/api/testing/postgres-server';
import { checkOut, isLastReleaseHere } from '../support/last-release.ts';
import { startApi } from '../support/product.ts';

const STORE = 'studiokarya';
const PRODUCT = 'templat-rencana-usaha';
const settings = { TRIAL: '1' };

interface Answer<Data> {
  code: string;
  info: string;
  data: Data;
}

async function ask<Data>(origin: string, path: string, body?: object): Promise<Data> {
  const reply = await fetch(origin + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  const answer = (await reply.json()) as Answer<Data>;
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${answer.info}`);
  return answer.data;
}

/** Orders a digital product of a demo store by transfer. @returns its public id */
async function order(origin: string): Promise<string> {
  const { id } = await ask<{ id: number }>(origin, `/api/product/${PRODUCT}?username=${STORE}`);
  const { bank } = await ask<{ bank: { id: number }[] }>(origin, `/api/payment-method-per-method/${STORE}`);
  const made = await ask<{ id: string }>(origin, '/api/checkout', {
    ...{ username: STORE, products: [{ id, qty: 1 }], payment_method: bank[0]?.id },
    ...{ nama: 'Sari Dewi', handphone: '081234567890', email: 'sari@contoh.id' },
  });
  return made.id;
}

/** The buyer and the sum of an order, as its page has them. */
async function pageOf(origin: string, id: string): Promise<object> {
  const { nama, status, total } = await ask<Record<string, unknown>>(
    origin,
    `/api/transaction/${id}?username=${STORE}`,
  );
  return { nama, status, total };
}

type Api = Awaited<ReturnType<typeof startApi>>;

const describeIfHere = isLastReleaseHere() ? describe : describe.skip;

describeIfHere('From the last release to this version', () => {
  let tree: string;
  const running: Api[] = [];
  const started = async (...options: Parameters<typeof startApi>) => {
    const api = await startApi(...options);
    running.push(api);
    return api;
  };
  beforeAll(() => {
    tree = checkOut(['api']);
  });
  afterEach(() => Promise.all(running.splice(0).map(({ stop }) => stop())));
  afterAll(() => rmSync(tree, { recursive: true, force: true }));

  it('this version opens the data folder of the last release, with its orders, products and pictures', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lapak-e2e-upgrade-'));
    const last = await started({ ...settings, DATA_DIR: dataDir }, tree);
    const id = await order(last.origin);
    const shown = await pageOf(last.origin, id);
    const listed = await ask<{ data: { image_url: string }[] }>(
      last.origin,
      `/api/product?username=${STORE}`,
    );
    await last.stop();
    const now = await started({ ...settings, DATA_DIR: dataDir });
    expect(await pageOf(now.origin, id)).toEqual(shown);
    const again = await ask<{ data: { image_url: string }[] }>(now.origin, `/api/product?username=${STORE}`);
    expect(again.data.map(({ image_url }) => image_url)).toEqual(
      listed.data.map(({ image_url }) => image_url),
    );
    expect((await fetch(now.origin + (again.data[0]?.image_url ?? ''))).status).toBe(200);
    expect(await order(now.origin)).not.toBe('');
    await now.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  withPostgresServer('on a server', (server) => {
    it('the last release goes on selling while this version migrates and beside it, and each shows the orders of the other', async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'lapak-e2e-upgrade-'));
      const shared = { ...settings, DATABASE_URL: server().url, DATA_DIR: dataDir };
      const last = await started(shared, tree);
      const before = await order(last.origin);
      let isStarting = true;
      const meanwhile: string[] = [];
      const selling = (async () => {
        while (isStarting) meanwhile.push(await order(last.origin));
      })();
      const now = await started(shared);
      isStarting = false;
      await selling;
      const [byLast, byNow] = [await order(last.origin), await order(now.origin)];
      expect(meanwhile.length).toBeGreaterThan(0);
      for (const id of [before, ...meanwhile, byLast, byNow])
        expect(await pageOf(now.origin, id)).toEqual(await pageOf(last.origin, id));
      await last.stop();
      expect(await order(now.origin)).not.toBe('');
      rmSync(dataDir, { recursive: true, force: true });
    });
  });
});
