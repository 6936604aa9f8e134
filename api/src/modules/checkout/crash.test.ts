import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runningShop } from '../../testing/a-running-shop.ts';
import { fillDataFolder } from '../../testing/embedded-template.ts';

/** The process as it runs for a customer, killed as a power cut kills it. */
describe('a server that is killed', () => {
  let dataDir: string;
  let shop: ReturnType<typeof runningShop>;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'lapak-crash-'));
    await fillDataFolder(dataDir);
    shop = runningShop({ dataDir });
  });
  afterAll(async () => {
    shop.killAll();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('has every order that it answered, and another process cannot take its folder meanwhile', async () => {
    const { run, start, importStore, get, shopper } = shop;
    const first = await start();
    await importStore();

    const second = run();
    expect(await second.ended).not.toBe(0);
    expect(second.text()).toContain('sedang dipakai proses Lapak lain');

    const order = await shopper(first.address);
    const answered: string[] = [];
    let isDead = false;
    const untilDead = async () => {
      while (!isDead) {
        try {
          answered.push(await order());
        } catch (error) {
          if (!isDead) throw error;
        }
      }
    };
    const shoppers = Promise.all(Array.from({ length: 8 }, untilDead));
    while (answered.length < 40) await Promise.race([sleep(20), shoppers]);
    isDead = true;
    first.child.kill('SIGKILL');
    await first.ended;
    await shoppers;

    const again = await start();
    for (const id of answered) {
      const found = await get<{ id: string; status: string }>(again.address, `/api/transaction/${id}`);
      expect([id, found.status, found.body.data?.status]).toEqual([id, 200, 'UNPAID']);
    }
    again.child.kill('SIGTERM');
    expect(await again.ended).toBe(0);
  });
});
