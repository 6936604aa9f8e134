import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { fillDataFolder } from '../../testing/embedded-template.ts';
import { launch, type Launched } from '../../testing/launch.ts';
import { operate } from '../../testing/operate.ts';

const server = fileURLToPath(new URL('../../server.ts', import.meta.url));

/** The process as it runs for a customer, killed as a power cut kills it. */
describe('a server that is killed', () => {
  let dataDir: string;
  const running: Launched[] = [];

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'lapak-crash-'));
    await fillDataFolder(dataDir);
  });
  afterAll(async () => {
    for (const { child } of running) child.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });

  const environment = () => ({
    ...process.env,
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO_STORES: '0',
    RATE_LIMIT_FACTOR: '0',
    HOLD_LIMIT_FACTOR: '0',
    MAX_EVENT_LOOP_DELAY_MS: '0',
    LOG_LEVEL: 'info',
  });

  function run() {
    const launched = launch(server, [], { env: environment() });
    running.push(launched);
    return launched;
  }

  async function start() {
    const process = run();
    const [, address = ''] = await process.output(/Server listening at (http:\/\/127\.0\.0\.1:\d+)/);
    return { ...process, address };
  }

  async function importStore() {
    const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    await writeFile(path.join(dataDir, 'a.png'), picture);
    const document = {
      format: 1,
      store: {
        username: 'tokojatuh',
        nama_toko: 'Toko Jatuh',
        subscription_status: 'free',
        is_valid: true,
        is_active: true,
        origin: '33.72.01',
      },
      products: [
        {
          key: 'kopi',
          slug: 'kopi',
          nama: 'Kopi',
          category: 'barang',
          harga: 10_000,
          stock: 1_000_000,
          berat: 100,
          images: ['a.png'],
          alamat_option: 0,
        },
      ],
      payment_accounts: [{ key: 'tunai', group: 'cash', nama: 'Tunai', type_of_payment: 'manual' }],
    };
    const file = path.join(dataDir, 'toko.json');
    await writeFile(file, JSON.stringify(document));
    const { failed, lines } = await operate(dataDir, ['import', file]);
    if (failed) throw new Error(lines.join('\n'));
  }

  interface Answer<Data> {
    code: string;
    data: Data;
  }

  it('has every order that it answered, and another process cannot take its folder meanwhile', async () => {
    const first = await start();
    await importStore();
    const get = async <Data>(
      address: string,
      url: string,
    ): Promise<{ status: number; body: Answer<Data> }> => {
      const reply = await fetch(address + url);
      return { status: reply.status, body: (await reply.json()) as Answer<Data> };
    };
    const product = await get<{ id: number }>(first.address, '/api/product/kopi?username=tokojatuh');
    const methods = await get<{ cash: { id: number }[] }>(
      first.address,
      '/api/payment-method-per-method/tokojatuh',
    );

    const second = run();
    expect(await second.ended).not.toBe(0);
    expect(second.text()).toContain('sedang dipakai proses Lapak lain');

    const answered: string[] = [];
    let isDead = false;
    const shopper = async () => {
      while (!isDead) {
        try {
          const reply = await fetch(`${first.address}/api/checkout`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({
              username: 'tokojatuh',
              products: [{ id: product.body.data.id, qty: 1 }],
              nama: 'Sari',
              handphone: '081234567890',
              email: 'sari@contoh.id',
              payment_method: methods.body.data.cash[0]?.id,
            }),
          });
          const body = (await reply.json()) as Answer<{ id: string }>;
          if (body.code === '00') answered.push(body.data.id);
          else throw new Error(JSON.stringify(body));
        } catch (error) {
          if (!isDead) throw error;
        }
      }
    };
    const shoppers = Promise.all(Array.from({ length: 8 }, shopper));
    while (answered.length < 40) await Promise.race([sleep(20), shoppers]);
    isDead = true;
    first.child.kill('SIGKILL');
    await first.ended;
    await shoppers;

    const again = await start();
    for (const id of answered) {
      const order = await get<{ id: string; status: string }>(again.address, `/api/transaction/${id}`);
      expect([id, order.status, order.body.data?.status]).toEqual([id, 200, 'UNPAID']);
    }
    again.child.kill('SIGTERM');
    expect(await again.ended).toBe(0);
  });
});
