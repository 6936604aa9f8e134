import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { markProven, withdraw } from '../registry/make-current.ts';
import { createFolderStorage } from '../storage/folder-storage.ts';
import { writeVersion } from '../testing/built-version.ts';
import { releaseProgram } from './program.ts';

let dir: string;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'lapak-releases-'))));
afterEach(() => rmSync(dir, { recursive: true }));

/** Parts that are in this checkout; there are others, which a team works on elsewhere. */
const withSources: ReadonlySet<string> = new Set(['host', 'storefront', 'checkout', 'account']);

/** Gives a command as a person does; its lines, or the reason why it was refused. */
async function run(...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  const program = releaseProgram({
    storage: createFolderStorage(dir),
    who: 'sari@lapak.test',
    sourceVersion: (part) => (withSources.has(part) ? 'of-the-sources' : null),
    print: (line) => lines.push(line),
  });
  for (const command of [program, ...program.commands])
    command.exitOverride().configureOutput({ writeErr: () => undefined });
  await program.parseAsync(args, { from: 'user' });
  return lines;
}

const registry = () => createFolderStorage(dir).read();
const build = (version: string, ...more: [] | [Parameters<typeof writeVersion>[3]]) =>
  writeVersion(dir, 'checkout', version, ...more);
const prove = (version: string) =>
  createFolderStorage(dir).change({ who: 'host', part: 'checkout', verb: 'prove' }, (now) =>
    markProven(now, 'checkout', version),
  );

/** Makes a folder as old as one that was built on that day. */
const agedBy = (days: number, path: string) => {
  const then = new Date(Date.now() - days * 86_400_000);
  utimesSync(path, then, then);
};

test('deploys, shows status and log, and goes back', async () => {
  for (const version of ['1', '2']) build(version);
  expect(await run('deploy', 'checkout', '1')).toEqual(['checkout: none -> 1']);
  await prove('1');
  expect(await run('deploy', 'checkout', '2', '--why', 'larger button')).toEqual(['checkout: 1 -> 2']);

  const counts = { uses: 120, failures: 1, faults: 2, carts: 9, orders: 3 };
  const seen = { part: 'checkout', version: '2', ...counts, since: '2026-11-01T00:00:00Z' };
  for (const who of ['a', 'b'])
    await createFolderStorage(dir).reportHealth({
      who,
      when: new Date().toISOString(),
      versions: [seen],
      apiCalls: null,
    });
  const status = (await run('status')).join('\n');
  expect(status).toContain(
    '2 failures and 4 uncaught errors in 240 uses of 2 processes, 18 visits added to the cart, 6 ordered',
  );
  expect(status).toMatch(
    /checkout\n {2}current +2 +not proven yet, since .* UTC by sari@lapak.test, commit c0ffee0000/,
  );
  expect(status).toMatch(/last good +1/);
  expect(status).toContain('events: not deployed');

  expect(await run('rollback', 'checkout')).toEqual(['checkout: 2 -> 1']);
  expect((await registry()).remotes.checkout).toEqual({ current: '1', lastGood: null });
  const log = (await run('log', 'checkout')).join('\n');
  expect(log).toMatch(/sari@lapak.test {2}deploy {2}checkout {2}1 -> 2 {2}c0ffee0000 {2}"larger button"/);
  expect(log).toMatch(/rollback {2}checkout {2}2 -> 1/);
  expect(await run('log', 'checkout', '--limit', '1')).toHaveLength(1);
});

test('deploys the version of the sources when none is named', async () => {
  build('of-the-sources');
  expect(await run('deploy', 'checkout')).toEqual(['checkout: none -> of-the-sources']);
  expect(await run('deploy', 'checkout')).toEqual(['checkout: nothing to change']);
  await expect(run('deploy', 'events')).rejects.toThrow('the sources of events are not here');
});

describe('--watch', () => {
  const deployTwo = async () => {
    for (const version of ['1', '2']) build(version);
    await run('deploy', 'checkout', '1');
    await prove('1');
  };
  const soon = (change: () => Promise<unknown>) =>
    new Promise((resolve) => setTimeout(resolve, 200)).then(change);

  test('fails as soon as the version is taken back, with the reason', async () => {
    await deployTwo();
    const watched = run('deploy', 'checkout', '2', '--watch', '5m');
    const withdrawn = soon(() =>
      createFolderStorage(dir).change(
        { who: 'server a', part: 'checkout', verb: 'withdraw', why: 'it failed too often' },
        (now) => withdraw(now, 'checkout', '2'),
      ),
    );
    await expect(watched).rejects.toThrow('checkout 2 was taken back by server a: it failed too often');
    await withdrawn;
  });

  test('ends when the version is proven, or replaced', async () => {
    await deployTwo();
    const [lines] = await Promise.all([
      run('deploy', 'checkout', '2', '--watch', '5m'),
      soon(() => prove('2')),
    ]);
    expect(lines).toEqual(['checkout: 1 -> 2', 'checkout 2 is proven']);
    build('3');
    build('4');
    const [replaced] = await Promise.all([
      run('deploy', 'checkout', '3', '--watch', '5m'),
      soon(() => run('deploy', 'checkout', '4')),
    ]);
    expect(replaced).toEqual(['checkout: 2 -> 3', 'checkout 3 was replaced by 4']);
  });

  test('ends when the time is over, also for all parts together', async () => {
    build('of-the-sources');
    writeVersion(dir, 'host', 'of-the-sources');
    for (const part of ['storefront', 'account'] as const) writeVersion(dir, part, 'of-the-sources');
    const lines = await run('deploy-all', '--watch', '1s');
    expect(lines).toContain('checkout of-the-sources was not taken back; it is not proven yet');
    expect(lines).toHaveLength(8);
  });

  test.each(['5', '0m', 'm', '5 minutes', '-1m'])('refuses the duration %p', async (text) => {
    await expect(run('deploy', 'checkout', '2', '--watch', text)).rejects.toThrow('a duration is');
  });
});

test('goes back with the host as with a remote', async () => {
  for (const version of ['h1', 'h2']) {
    writeVersion(dir, 'host', version);
    await run('deploy', 'host', version);
  }
  expect(await run('rollback', 'host')).toEqual(['host: h2 -> h1']);
  expect((await registry()).host).toBe('h1');
});

test('pins, canaries and their ends', async () => {
  for (const version of ['1', '2']) build(version);
  await run('deploy', 'checkout', '1');
  expect(await run('pin', 'kopinusantara', 'checkout', '2')).toEqual(['checkout: none -> 2']);
  await run('canary', 'checkout', '2', '10');
  const status = (await run('status')).join('\n');
  expect(status).toMatch(/canary +2 +10 %/);
  expect(status).toMatch(/pinned +2 +for kopinusantara/);
  await run('unpin', 'kopinusantara', 'checkout');
  await run('canary', 'checkout', 'off');
  expect((await registry()).rollouts?.checkout).toEqual({});
  await run('canary', 'checkout', '2', '99');
  expect(await run('promote', 'checkout')).toEqual(['checkout: 1 -> 2']);
});

describe('refuses to deploy', () => {
  const refusal = async (why: string | RegExp) => {
    await expect(run('deploy', 'checkout', '2')).rejects.toThrow(why);
    expect((await registry()).remotes.checkout).toBeUndefined();
  };

  test('what is not built', () => refusal('checkout 2 cannot be released: it is not built'));

  test('an empty folder', () => {
    mkdirSync(join(dir, 'remotes/checkout/2'), { recursive: true });
    return refusal('checkout 2 cannot be released: release.json is missing');
  });

  test('a folder whose build was not finished: it has no release.json', () => {
    rmSync(join(build('2'), 'release.json'));
    return refusal('checkout 2 cannot be released: release.json is missing');
  });

  test.each([
    ['garbage as manifest', 'mf-manifest.json', '<!doctype html>', 'is not a federation manifest'],
    ['a manifest of something else', 'mf-manifest.json', '{}', 'is not a federation manifest'],
    ['a file of another size', 'cart.js', 'ca', 'cart.js has 2 bytes instead of 6'],
    ['a file with another content', 'cart.js', 'CART()', 'cart.js has another content'],
    ['facts that are garbage', 'release.json', '{}', 'does not say what the build needs'],
  ])('%s', (_what, file, text, why) => {
    writeFileSync(join(build('2'), file), text);
    return refusal(why);
  });

  test('a folder with a file missing', () => {
    rmSync(join(build('2'), 'cart.js'));
    return refusal('cart.js is missing');
  });

  test('a folder of another version', () => {
    build('2', { facts: { version: '3' } });
    return refusal('its release.json is that of checkout 3');
  });

  test.each(['nobody', '__proto__', 'Host', 'common'])('a part "%s"', async (name) => {
    await expect(run('deploy', name, '1')).rejects.toThrow(`there is no part "${name}"`);
  });

  test.each(['..', '../x', 'a/b', ''])('a version %p', async (name) => {
    await expect(run('deploy', 'checkout', name)).rejects.toThrow('a version has letters');
  });

  test('a version that was rolled back, until it is promoted', async () => {
    for (const version of ['1', '2']) {
      build(version);
      await run('deploy', 'checkout', version);
    }
    await run('rollback', 'checkout');
    await expect(run('deploy', 'checkout', '2')).rejects.toThrow('"promote checkout 2" makes it current');
    expect(await run('promote', 'checkout', '2')).toEqual(['checkout: 1 -> 2']);
  });
});

describe('compatibility', () => {
  const newReact = { sharedRanges: { react: '^20.0.0' } };
  const reason = /does not work with what visitors get:\n.*needs react \^20.0.0, and host h1 has 19.3.1/;

  test('refuses a remote that the host in use cannot satisfy, whatever the verb', async () => {
    writeVersion(dir, 'host', 'h1');
    await run('deploy', 'host', 'h1');
    build('1');
    await run('deploy', 'checkout', '1');
    build('2', { facts: newReact });
    await expect(run('deploy', 'checkout', '2')).rejects.toThrow(reason);
    await expect(run('promote', 'checkout', '2')).rejects.toThrow(reason);
    await expect(run('canary', 'checkout', '2', '5')).rejects.toThrow(reason);
    await expect(run('pin', 'kopinusantara', 'checkout', '2')).rejects.toThrow(reason);
    expect((await registry()).remotes.checkout?.current).toBe('1');
  });

  test('refuses a remote that the host before cannot satisfy', async () => {
    for (const version of ['h1', 'h2']) {
      writeVersion(
        dir,
        'host',
        version,
        version === 'h2' ? { facts: { sharedVersions: { react: '20.0.0' } } } : {},
      );
      await run('deploy', 'host', version);
      await run('promote', 'host');
    }
    build('2', { facts: newReact });
    await expect(run('deploy', 'checkout', '2')).rejects.toThrow(reason);
  });

  test.each(['deploy', 'pin', 'canary'])(
    'refuses a host that a remote in use (by %s) does not fit',
    async (verb) => {
      writeVersion(dir, 'host', 'h1');
      await run('deploy', 'host', 'h1');
      build('1', { facts: { sharedRanges: { react: '>=19' } } });
      build('2');
      if (verb === 'deploy') await run('deploy', 'checkout', '2');
      else await run('deploy', 'checkout', '1');
      if (verb === 'pin') await run('pin', 'kopinusantara', 'checkout', '2');
      if (verb === 'canary') await run('canary', 'checkout', '2', '5');
      writeVersion(dir, 'host', 'h2', { facts: { sharedVersions: { react: '20.0.0' } } });
      await expect(run('deploy', 'host', 'h2')).rejects.toThrow(
        /checkout 2: it needs react \^19.0.0, and host h2 has 20.0.0/,
      );
      expect((await registry()).host).toBe('h1');
    },
  );

  describe('with the API of the running servers', () => {
    const calls = ['GET /api/product/:id', 'POST /api/refund'];
    const report = (who: string, apiCalls: string[] | null, when = new Date()) =>
      createFolderStorage(dir).reportHealth({ who, when: when.toISOString(), versions: [], apiCalls });
    const why = 'calls POST /api/refund, which the API of b does not have';

    test('refuses a remote that makes a call which one of them does not have', async () => {
      build('1', { facts: { apiCalls: calls } });
      await report('a', calls);
      await report('b', ['GET /api/product/:slug']);
      await expect(run('deploy', 'checkout', '1')).rejects.toThrow(`checkout 1: it ${why}.`);
      expect((await registry()).remotes.checkout).toBeUndefined();
      await report('b', calls);
      expect(await run('deploy', 'checkout', '1')).toEqual(['checkout: none -> 1']);
    });

    test('does not ask a server that has sent no calls, or is gone', async () => {
      build('1', { facts: { apiCalls: calls } });
      await report('a', null);
      await report('b', [], new Date(Date.now() - 3 * 60_000));
      expect(await run('deploy', 'checkout', '1')).toEqual(['checkout: none -> 1']);
    });

    test('refuses parts that are deployed together', async () => {
      for (const part of ['storefront', 'account', 'checkout'] as const)
        writeVersion(dir, part, 'of-the-sources', { facts: { apiCalls: calls } });
      writeVersion(dir, 'host', 'of-the-sources');
      await report('b', ['GET /api/product/:slug']);
      await expect(run('deploy-all')).rejects.toThrow(`account of-the-sources: it ${why}`);
    });
  });

  test('compares versions that are deployed together with each other', async () => {
    const react20 = { facts: { sharedVersions: { react: '20.0.0' } } };
    writeVersion(dir, 'host', 'h1');
    build('1');
    await run('deploy', 'host', 'h1');
    await run('deploy', 'checkout', '1');
    for (const part of ['storefront', 'account'] as const)
      writeVersion(dir, part, 'of-the-sources', { facts: newReact });
    build('of-the-sources');
    writeVersion(dir, 'host', 'of-the-sources', react20);
    await expect(run('deploy-all')).rejects.toThrow(/checkout of-the-sources: it needs react \^19/);
    expect((await registry()).host).toBe('h1');
    build('of-the-sources', { facts: newReact });
    expect(await run('deploy-all')).toEqual([
      'host: h1 -> of-the-sources',
      'storefront: none -> of-the-sources',
      'checkout: 1 -> of-the-sources',
      'account: none -> of-the-sources',
    ]);
  });
});

test('does not go back to a version whose folder is gone', async () => {
  for (const version of ['1', '2']) {
    build(version);
    await run('deploy', 'checkout', version);
  }
  rmSync(join(dir, 'remotes/checkout/1'), { recursive: true });
  await expect(run('rollback', 'checkout')).rejects.toThrow('checkout 1 is not there any more');
  expect((await registry()).remotes.checkout?.current).toBe('2');
});

describe('prune', () => {
  const versions = () => readdirSync(join(dir, 'remotes/checkout')).sort();

  /** Seven versions, deployed one after the other, of which 3 is proven. */
  async function deployMany() {
    for (const version of ['1', '2', '3', '4', '5', '6', '7']) {
      const folder = build(version);
      await run('deploy', 'checkout', version);
      if (version === '3') await prove(version);
      agedBy(30, folder);
    }
    await run('pin', 'kopinusantara', 'checkout', '2');
    await run('canary', 'checkout', '4', '5');
  }

  test('keeps what is current, a canary, a pin, or can be gone back to', async () => {
    await deployMany();
    const before = versions();
    expect(await run('prune', '--days', '0', '--dry-run')).toContain('checkout 1');
    expect(versions()).toEqual(before);
    expect(await run('prune', '--days', '0')).toEqual(['checkout 1', 'checkout 5', '2 removed']);
    expect(versions()).toEqual(['2', '3', '4', '6', '7']);
    expect(await run('rollback', 'checkout')).toEqual(['checkout: 7 -> 3']);
  });

  test('keeps what tabs of the last days may need', async () => {
    await deployMany();
    expect(await run('prune', '--days', '1')).toEqual(['0 removed']);
  });

  test('keeps what was built in these days, and what is being built', async () => {
    await run('deploy', 'checkout', (build('1'), '1'));
    build('new');
    mkdirSync(join(dir, 'remotes/checkout/3.building-77'));
    expect(await run('prune', '--days', '7')).toEqual(['0 removed']);
    expect(versions()).toEqual(['1', '3.building-77', 'new']);
  });

  test('removes the folder of a build that was killed a day ago', async () => {
    await run('deploy', 'checkout', (build('1'), '1'));
    mkdirSync(join(dir, 'remotes/checkout/3.building-77'));
    agedBy(1, join(dir, 'remotes/checkout/3.building-77'));
    expect(await run('prune', '--dry-run')).toEqual(['checkout 3.building-77', '1 to remove']);
    expect(await run('prune')).toEqual(['checkout 3.building-77', '1 removed']);
    expect(versions()).toEqual(['1']);
  });
});
