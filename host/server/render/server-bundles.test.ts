/** @jest-environment node */
import { bundleFolder, hostSource } from '../testing/bundles.ts';
import { createRenderer, type Renderer } from './renderer.ts';
import type { WorkerProblem } from './worker-pool.ts';

const folder = bundleFolder();
let problems: WorkerProblem[] = [];
let renderer: Renderer;

async function start(heapMb?: number) {
  problems = [];
  renderer = createRenderer({
    workers: 1,
    timeoutMs: 20_000,
    hostProbeMs: 20_000,
    heapMb,
    callApi: () => Promise.reject(new Error('no API')),
    onProblem: (problem) => problems.push(problem),
  });
  await renderer.probeHost(folder.host);
}
afterEach(() => renderer.close());
afterAll(() => folder.remove());

async function paint(remoteBundle: string, hostBundle = folder.host) {
  const page = await renderer.paint({
    url: 'http://shop.test/kopi/onlinestore',
    username: 'kopi',
    module: 'storefront/Home',
    version: '1',
    hostBundle,
    remoteBundle,
  });
  return Buffer.from(page.body).toString();
}

/** What a bundle gets when it evaluates an expression; a promise is awaited. */
async function outcomeOf(expression: string) {
  const source = `{
    prefetch: async () => { try { return String(await (${expression})) } catch (error) { return error.message } },
    default: ({ data }) => h('p', { dangerouslySetInnerHTML: { __html: data } }),
  }`;
  const name = `asking-${Buffer.from(expression).toString('hex').slice(0, 80)}`;
  return /<p>(.*)<\/p>/.exec(await paint(folder.remote(name, { Home: source })))?.[1];
}

it('refuses what would end or change the process, and shows nothing of its environment', async () => {
  process.env.API_SECRET = 'rahasia';
  await start();
  const outcomes = new Map<string, string | undefined>();
  for (const expression of [
    'process.kill(process.pid)',
    'process.exit(1)',
    'process.reallyExit(1)',
    'process.abort()',
    "process.chdir('/')",
    "process.dlopen({}, 'x')",
    "process.binding('fs')",
    "fetch('http://shop.test/')",
    "import('node:fs')",
    'eval("import(\'node:fs\')")',
    'new Function("return import(\'node:child_process\')")()',
    'JSON.stringify(Object.keys(process.env))',
    'process.getBuiltinModule ?? process.mainModule',
    'globalThis.process.pid ?? globalThis.require',
  ])
    outcomes.set(expression, await outcomeOf(expression));
  delete process.env.API_SECRET;
  const refused = (what: string) => `a server bundle calls ${what}, which it may not`;
  const noImport = 'A dynamic import callback was not specified.';
  expect([...outcomes.values()]).toEqual([
    ...['kill', 'exit', 'reallyExit', 'abort', 'chdir', 'dlopen', 'binding'].map((name) =>
      refused(`process.${name}`),
    ),
    refused('fetch'),
    ...[noImport, noImport, noImport],
    '["NODE_ENV"]',
    'undefined',
    'undefined',
  ]);
  expect(problems).toEqual([]);
});

it('logs a rejection that nobody handles, and goes on', async () => {
  await start();
  const stray = folder.remote('stray', {
    Home: `{ prefetch: () => void Promise.reject(new Error('tercecer')), default: () => h('p', null, 'Halo') }`,
  });
  expect(await paint(stray)).toContain('Halo');
  while (problems.length === 0) await paint(stray);
  expect(problems[0]).toMatchObject({ kind: 'stray rejection', reason: 'tercecer' });
});

it('replaces workers whose heap fills up, and every page is painted meanwhile', async () => {
  await start(64);
  const leaking = folder.remote(
    'leaking',
    {
      Home: `{ default: () => { kept.push(new Array(2e5).fill(kept.length)); return h('p', null, 'Bocor') } }`,
    },
    'const kept = [];',
  );
  for (let i = 0; i < 20; i += 1) {
    const pages = await Promise.all([paint(leaking), paint(leaking), paint(leaking), paint(leaking)]);
    for (const page of pages) expect(page).toContain('Bocor');
  }
  expect(problems).toEqual([]);
});

/** As large as one of ours: two megabytes of data and a thousand functions. */
const large = [
  'const data = new Array(250_000).fill(0).map((_, i) => i % 7);',
  ...Array.from({ length: 1000 }, (_, i) => `const f${i} = (x) => x + data[${i}];`),
  `const sum = [${Array.from({ length: 1000 }, (_, i) => `f${i}(1)`).join()}].length;`,
].join('\n');

it('holds no more memory after three hundred versions than after ten', async () => {
  const host = folder.write(
    'host-with-gc.cjs',
    `${hostSource}
require('node:v8').setFlagsFromString('--expose-gc');
const gc = require('node:vm').runInNewContext('gc');
exports.runtime.usedHeap = () => { gc(); return require('node:v8').getHeapStatistics().used_heap_size };`,
  );
  await start();
  await renderer.probeHost(host);
  const usedAfter = async (i: number) => {
    const file = folder.remote(
      `version-${i}`,
      {
        Home: `{ default: () => h('p', null, 'Versi ${i} ', sum, h('b', null, ${i % 10 === 0} ? usedHeap() : 0)) }`,
      },
      `const { usedHeap } = require('@lapak/runtime');\n${large}`,
    );
    return Number(/<b>(\d+)<\/b>/.exec(await paint(file, host))?.[1]);
  };
  const used: number[] = [];
  for (let i = 1; i <= 300; i += 1) used.push(await usedAfter(i));
  expect((used[299] ?? 0) / (used[9] ?? 1)).toBeLessThan(1.15);
  expect(used[9]).toBeGreaterThan(10e6);
  expect(problems).toEqual([]);
});
