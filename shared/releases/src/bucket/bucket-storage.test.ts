import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { BucketSettings } from '@lapak/object-store/bucket';
import { deploy, fill, rollback } from '../registry/make-current.ts';
import { pin, unpin } from '../registry/pins-and-canaries.ts';
import { readRegistryFile } from '../storage/folder-storage.ts';
import { openStorage } from '../storage/open-storage.ts';
import { bucketServer } from '../testing/bucket-server.ts';
import { writeVersion } from '../testing/built-version.ts';
import { createBucket } from './bucket.ts';
import { bucketSettings } from './bucket-settings.ts';
import { createMirror } from './mirror.ts';
import { openMirror } from './open-mirror.ts';

let server: Awaited<ReturnType<typeof bucketServer>>;
let built: string;
let deployed: string;
beforeEach(async () => {
  server = await bucketServer();
  [built, deployed] = ['built', 'deployed'].map((name) => mkdtempSync(join(tmpdir(), `lapak-${name}-`))) as [
    string,
    string,
  ];
});
afterEach(async () => {
  await server.close();
  for (const dir of [built, deployed]) rmSync(dir, { recursive: true });
});

const settings = () => bucketSettings(server.env) as BucketSettings;
const storage = () => openStorage(settings(), built);
const note = { who: 'sari', part: 'checkout', verb: 'deploy' };

/** Publishes a version and gives it to all visitors. */
async function release(version: string, part: 'checkout' | 'host' = 'checkout') {
  writeVersion(built, part, version);
  await storage().publish(part, version);
  await storage().change({ ...note, part }, (registry) => deploy(registry, part, version));
}

describe('releases in a bucket', () => {
  test('have a registry and a log', async () => {
    expect(await storage().read()).toEqual({ host: null, remotes: {} });
    await release('1');
    await release('2');
    expect((await storage().read()).remotes.checkout?.current).toBe('2');
    expect((await storage().log()).map(({ from, to }) => [from, to])).toEqual([
      [null, '1'],
      ['1', '2'],
    ]);
  });

  test('have what processes report, until they are long gone', async () => {
    const report = { who: 'a', when: new Date().toISOString(), versions: [], apiCalls: null };
    server.clock.written = report.when;
    await storage().reportHealth(report);
    await storage().reportHealth({ ...report, who: 'b' });
    expect(await storage().health()).toEqual([report, { ...report, who: 'b' }]);
    server.clock.written = new Date(0).toISOString();
    await storage().reportHealth(report);
    expect(await storage().health()).toEqual([]);
  });

  test('keep every change of writers who meet, and its line in the log', async () => {
    await release('1');
    const stores = Array.from({ length: 8 }, (_, index) => `store-${index}`);
    await Promise.all(
      stores.map((store) =>
        storage().change({ ...note, verb: 'pin', store }, (registry) =>
          pin(registry, store, 'checkout', '2'),
        ),
      ),
    );
    expect(Object.keys((await storage().read()).rollouts?.checkout?.pins ?? {}).sort()).toEqual(stores);
    expect(await storage().log()).toHaveLength(9);
  });

  test('get the line of a change whose writer ended before it was in the log', async () => {
    await release('1');
    const log = server.objects.get('releases.log');
    await release('2');
    server.objects.set('releases.log', log ?? Buffer.from(''));
    await release('3');
    expect((await storage().log()).map(({ to }) => to)).toEqual(['1', '2', '3']);
  });

  test('send a version’s list of files last, and a version once', async () => {
    await release('1');
    const files = server.puts.filter((key) => key.startsWith('remotes/'));
    expect(files).toContain('remotes/checkout/1/cart.js');
    expect(files.at(-1)).toBe('remotes/checkout/1/release.json');
    await storage().publish('checkout', '1');
    expect(server.puts.filter((key) => key.startsWith('remotes/'))).toEqual(files);
  });

  test('do not take a version that is not whole, or that has no list of files', async () => {
    await expect(storage().publish('checkout', '1')).rejects.toThrow('it is not built');
    const folder = writeVersion(built, 'checkout', '1');
    writeFileSync(join(folder, 'cart.js'), 'CART()');
    await expect(storage().publish('checkout', '1')).rejects.toThrow('cart.js has another content');
    rmSync(join(folder, 'release.json'));
    await expect(storage().publish('checkout', '1')).rejects.toThrow('release.json is missing');
    expect(server.puts).toEqual([]);
  });

  test('list versions, and lose what is removed', async () => {
    for (const version of ['1', '2', '3', '4', '5']) await release(version);
    server.objects.set('remotes/checkout/half/cart.js', Buffer.from(''));
    const names = async () => (await storage().versions('checkout')).map(({ name }) => name);
    expect(await names()).toEqual(['1', '2', '3', '4', '5']);
    await storage().removeVersion('checkout', '2');
    expect(await names()).toEqual(['1', '3', '4', '5']);
    expect([...server.objects.keys()].filter((key) => key.includes('/2/'))).toEqual([]);
  });

  test('need all of their settings, or none', () => {
    expect(bucketSettings({})).toBeNull();
    expect(() => bucketSettings({ ...server.env, RELEASES_ENDPOINT: '' })).toThrow(
      'RELEASES_ENDPOINT must be set where RELEASES_BUCKET is',
    );
  });

  test('say when the bucket refuses or is not there', async () => {
    server.objects.set('registry.json', Buffer.from('garbage'));
    await expect(storage().read()).rejects.toThrow('is not a registry');
    const elsewhere = { ...server.env, RELEASES_ENDPOINT: 'http://127.0.0.1:9' };
    await expect(openStorage(bucketSettings(elsewhere), built).read()).rejects.toThrow('cannot be reached');
  });
});

describe('a host', () => {
  let problems: string[];
  let mirror: ReturnType<typeof createMirror>;
  beforeEach(() => {
    problems = [];
    mirror = createMirror({
      bucket: createBucket(settings()),
      dir: deployed,
      onProblem: ({ part, version, error }) => problems.push(`${part} ${version}: ${String(error)}`),
    });
  });
  const file = (name: string) => readFileSync(join(deployed, name), 'utf8');
  const current = () =>
    (JSON.parse(file('registry.json')) as { remotes: { checkout: { current: string } } }).remotes.checkout
      .current;

  test('has the registry and the versions of the bucket', async () => {
    await release('h1', 'host');
    await release('1');
    await mirror.sync();
    expect(JSON.parse(file('registry.json'))).toMatchObject({
      host: 'h1',
      remotes: { checkout: { current: '1', lastGood: null } },
    });
    expect(file('remotes/checkout/1/cart.js')).toBe('cart()');
    expect(file('host/h1/main.js')).toBe('start()');
  });

  test.each([
    ['without its list of files', 'release.json', null],
    ['with a file missing', 'cart.js', null],
    ['with a file of another content', 'cart.js', 'CART()'],
  ])('takes a version %s only when it has become whole', async (_what, name, content) => {
    await release('1');
    await mirror.sync();
    await release('2');
    const key = `remotes/checkout/2/${name}`;
    const whole = server.objects.get(key) ?? Buffer.from('');
    if (content === null) server.objects.delete(key);
    else server.objects.set(key, Buffer.from(content));
    await mirror.sync();
    await mirror.sync();
    expect(current()).toBe('1');
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^checkout 2: /);
    server.objects.set(key, whole);
    await mirror.sync();
    expect(current()).toBe('2');
    expect(file('remotes/checkout/2/cart.js')).toBe('cart()');
  });

  test('takes what is whole of one part while another is not', async () => {
    await release('h1', 'host');
    await release('1');
    server.objects.delete('remotes/checkout/1/cart.js');
    await mirror.sync();
    const registry = JSON.parse(file('registry.json')) as { host: string; remotes: object };
    expect(registry).toMatchObject({ host: 'h1', remotes: {} });
    expect(Object.keys(registry.remotes)).toEqual([]);
  });

  test('goes back with the bucket', async () => {
    await release('1');
    await release('2');
    await mirror.sync();
    await storage().change(note, (registry) => rollback(registry, 'checkout'));
    await mirror.sync();
    expect(current()).toBe('1');
  });

  test('removes what was pruned from the bucket', async () => {
    await release('1');
    await mirror.sync();
    writeVersion(built, 'checkout', '0');
    await storage().publish('checkout', '0');
    await storage().change(note, (registry) => pin(registry, 'kopi', 'checkout', '0'));
    await mirror.sync();
    await storage().change(note, (registry) => unpin(registry, 'kopi', 'checkout'));
    await mirror.sync();
    await mirror.prune();
    expect(file('remotes/checkout/0/cart.js')).toBe('cart()');
    await storage().removeVersion('checkout', '0');
    await mirror.prune();
    expect(() => file('remotes/checkout/0/cart.js')).toThrow('ENOENT');

    await storage().publish('checkout', '0');
    await storage().change(note, (registry) => pin(registry, 'kopi', 'checkout', '0'));
    await mirror.sync();
    expect(file('remotes/checkout/0/cart.js')).toBe('cart()');
    expect(problems).toEqual([]);
  });

  test('keeps what its registry names, though it is not in the bucket', async () => {
    await release('1');
    await mirror.sync();
    await storage().removeVersion('checkout', '1');
    await mirror.prune();
    expect(file('remotes/checkout/1/cart.js')).toBe('cart()');
  });

  test('leaves its directory alone while the bucket has no registry', async () => {
    await mirror.sync();
    expect(() => file('registry.json')).toThrow('ENOENT');
    await storage().change(note, (registry) => fill(registry, 'checkout', '1'));
    await mirror.sync();
    expect(problems).toHaveLength(1);
  });
});

describe('a host server', () => {
  test('keeps its directory like the bucket until it is stopped', async () => {
    await release('h1', 'host');
    const mirror = openMirror(settings(), deployed);
    await mirror.start();
    expect(readRegistryFile(deployed).host).toBe('h1');
    mirror.follow({ warn: () => undefined });
    await release('h2', 'host');
    while (readRegistryFile(deployed).host !== 'h2') await delay(20);
    mirror.stop();
  });

  test('starts with its copy when the bucket cannot be reached, and logs that', async () => {
    await release('h1', 'host');
    await openMirror(settings(), deployed).start();
    const elsewhere = { ...settings(), endpoint: 'http://127.0.0.1:9' };
    const mirror = openMirror(elsewhere, deployed);
    await mirror.start();
    const warned: string[] = [];
    mirror.follow({ warn: (_fields, message) => void warned.push(message) });
    mirror.stop();
    expect(warned).toEqual(['not taken from the bucket']);
    await expect(openMirror(elsewhere, built).start()).rejects.toThrow('cannot be reached');
  });
});
