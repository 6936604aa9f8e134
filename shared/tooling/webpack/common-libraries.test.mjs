import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { runWebpack } from '../deploy/run-webpack.mjs';
import { CommonLibrariesPlugin } from './common-libraries-plugin.mjs';
import { buildCommonLibraries } from './common-libraries.mjs';

const page = `
import { string } from 'yup';
import { createForm } from 'final-form';
import moment from 'moment';
import 'moment/locale/id';
export default [string().required('wajib').isValidSync(''), typeof createForm, moment.utc(0).locale('id').format('dddd')];
`;
const main = "self.open = () => import('./page.js').then((module) => module.default);";

let dir;
let files;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'lapak-common-'));
  process.env.DEPLOY_DIR = dir;
  files = await buildCommonLibraries();
});
afterAll(() => {
  delete process.env.DEPLOY_DIR;
  rmSync(dir, { recursive: true });
});

const commonDir = () => join(dir, 'remotes/common');

/** Writes the manifest that the federation plugin would, with the page's own file. */
class Manifest {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Manifest', (compilation) => {
      compilation.hooks.processAssets.tap('Manifest', () => {
        const js = { sync: ['page.js'] };
        const manifest = JSON.stringify({ exposes: [{ name: 'Page', assets: { js } }] });
        compilation.emitAsset('mf-manifest.json', new compiler.webpack.sources.RawSource(manifest));
      });
    });
  }
}

async function buildRemote(name) {
  const root = join(dir, 'sources', name);
  const outDir = join(dir, 'remotes', name, '1');
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, 'main.js'), main);
  writeFileSync(join(root, 'page.js'), page);
  await runWebpack([
    {
      mode: 'production',
      context: join(__dirname, '..'),
      entry: { main: join(root, 'main.js') },
      resolve: { alias: {}, modules: [join(__dirname, '../../../node_modules')] },
      module: { rules: [] },
      output: {
        path: outDir,
        publicPath: `/remotes/${name}/1/`,
        filename: '[name].js',
        chunkFilename: 'page.js',
        uniqueName: name,
      },
      plugins: [new Manifest(), new CommonLibrariesPlugin(files)],
    },
  ]);
  return { outDir, read: (file) => readFileSync(join(outDir, file), 'utf8') };
}

/** A browser's window as far as a remote's runtime needs one: its scripts come from the folder, or do not. */
function aWindow() {
  const asked = [];
  const missing = new Set();
  const context = createContext({ setTimeout, clearTimeout, console, URLSearchParams });
  context.self = context;
  context.document = {
    getElementsByTagName: () => [],
    createElement: () => ({ setAttribute: () => undefined, getAttribute: () => null }),
    head: {
      appendChild(script) {
        asked.push(script.src);
        queueMicrotask(() => {
          if (missing.has(script.src)) return script.onerror({ type: 'error', target: script });
          runInContext(readFileSync(join(dir, script.src), 'utf8'), context);
          script.onload({ type: 'load', target: script });
        });
      },
    },
  };
  return { asked, missing, context, run: (code) => runInContext(code, context) };
}

it('makes the same file at the same address whoever builds it', async () => {
  const before = readdirSync(commonDir());
  expect(await buildCommonLibraries()).toEqual(files);
  expect(readdirSync(commonDir())).toEqual(before);
  expect(before).toEqual(
    expect.arrayContaining(
      Object.values(files).flatMap((file) => [`${file}.js`, `${file}.js.br`, `${file}.js.gz`]),
    ),
  );
});

it('two remotes ship neither of a library, name its file for the server, and load it once', async () => {
  const first = await buildRemote('first');
  const second = await buildRemote('second');
  for (const remote of [first, second]) {
    // React, which the shell provides in the product; neither library.
    expect(remote.read('page.js').length).toBeLessThan(20_000);
    const [{ assets }] = JSON.parse(remote.read('mf-manifest.json')).exposes;
    expect(assets.js.sync).toEqual([
      'page.js',
      `../../common/${files.dates}.js`,
      `../../common/${files.forms}.js`,
    ]);
  }
  const { asked, run } = aWindow();
  run(first.read('main.js'));
  expect(await run('open()')).toEqual([false, 'function', 'Kamis']);
  run(second.read('main.js'));
  expect(await run('open()')).toEqual([false, 'function', 'Kamis']);
  expect(asked.filter((src) => src.includes('/common/'))).toEqual([
    `/remotes/first/1/../../common/${files.forms}.js`,
    `/remotes/first/1/../../common/${files.dates}.js`,
  ]);
});

it('a file that does not come fails its page alone, and is asked for again', async () => {
  const remote = await buildRemote('third');
  const { missing, run } = aWindow();
  const file = `/remotes/third/1/../../common/${files.forms}.js`;
  missing.add(file);
  run(remote.read('main.js'));
  await expect(run('open()')).rejects.toThrow('did not come');
  missing.clear();
  expect(await run('open()')).toEqual([false, 'function', 'Kamis']);
});
