import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { launch, type Launched } from './launch.ts';
import { operate } from './operate.ts';

const server = fileURLToPath(new URL('../server.ts', import.meta.url));

interface Answer<Data> {
  code: string;
  data: Data;
}

interface RunningShopOptions {
  dataDir: string;
  /** The embedded database without it. */
  databaseUrl?: string;
  /** More settings. */
  settings?: Record<string, string>;
}

const storeDocument = {
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

/** The process as it runs for a customer, on a data folder, with a store that is imported into it. */
export function runningShop({ dataDir, databaseUrl = '', settings = {} }: RunningShopOptions) {
  const running: Launched[] = [];
  const environment = {
    ...process.env,
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO_STORES: '0',
    RATE_LIMIT_FACTOR: '0',
    HOLD_LIMIT_FACTOR: '0',
    // A busy test machine is no busy store.
    ORDER_WAIT_MS: '20000',
    MAX_EVENT_LOOP_DELAY_MS: '0',
    LOG_LEVEL: 'info',
    ...settings,
  };

  function run() {
    const launched = launch(server, [], { env: environment });
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
    const file = path.join(dataDir, 'toko.json');
    await writeFile(file, JSON.stringify(storeDocument));
    const { failed, lines } = await operate(dataDir, ['import', file]);
    if (failed) throw new Error(lines.join('\n'));
  }

  async function get<Data>(address: string, url: string): Promise<{ status: number; body: Answer<Data> }> {
    const reply = await fetch(address + url);
    return { status: reply.status, body: (await reply.json()) as Answer<Data> };
  }

  /** Orders one piece after the other. @returns what places an order and gives its public id */
  async function shopper(address: string): Promise<() => Promise<string>> {
    const product = await get<{ id: number }>(address, '/api/product/kopi?username=tokojatuh');
    const methods = await get<{ cash: { id: number }[] }>(
      address,
      '/api/payment-method-per-method/tokojatuh',
    );
    return async () => {
      const reply = await fetch(`${address}/api/checkout`, {
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
      if (body.code !== '00') throw new Error(JSON.stringify(body));
      return body.data.id;
    };
  }

  return {
    ...{ environment, run, start, importStore, get, shopper },
    killAll() {
      for (const { child } of running) child.kill('SIGKILL');
    },
  };
}
