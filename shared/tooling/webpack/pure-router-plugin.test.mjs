import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runWebpack } from '../deploy/run-webpack.mjs';
import { productionRouter } from './production-router.mjs';
import { PureRouterPlugin } from './pure-router-plugin.mjs';

let dir;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'lapak-pure-'))));
afterEach(() => rmSync(dir, { recursive: true }));

function write(file, text) {
  mkdirSync(join(dir, file, '..'), { recursive: true });
  writeFileSync(join(dir, file), text);
}

async function build(source, alias = {}) {
  write('main.js', source);
  await runWebpack([
    {
      mode: 'production',
      context: process.cwd(),
      entry: join(dir, 'main.js'),
      output: { path: join(dir, 'out'), filename: 'main.js' },
      resolve: { alias },
      externals: /^react(-dom)?($|\/)/,
      externalsType: 'var',
      optimization: { minimize: false },
      performance: { hints: false },
      plugins: [new PureRouterPlugin()],
    },
  ]);
  return readFileSync(join(dir, 'out/main.js'), 'utf8');
}

/** A router at the path of the shell's build; only its source differs. */
function routerOf(source) {
  write('node_modules/react-router/dist/production/index.mjs', source);
  return build(`import './node_modules/react-router/dist/production/index.mjs';`);
}

it('edits the router that the shell is built with', async () => {
  const require = createRequire(import.meta.url);
  const router = productionRouter(true)['react-router$'];
  expect(router).toBe(join(require.resolve('react-router'), '../../production/index.mjs'));
  const text = await build(`import { Router } from 'react-router';\nconsole.log(Router);`, {
    'react-router$': router,
  });
  expect(text).toMatch(/LocationContext = \/\* @__PURE__ \*\/ \w+\.createContext\(/);
  expect(text).not.toMatch(/^\w+\.displayName = "/m);
});

const named = 'LinkContext.displayName = "Link";\n';
const ofClass = 'Boundary.contextType = RSCRouterContext;\n';
const call = 'export var LinkContext = React2.createContext(null);\n';

it('fails the build when the router has nothing of what it edits', async () => {
  await expect(routerOf('export const Router = 1;')).rejects.toThrow(
    'no displayName, contextType, calls to edit any more',
  );
});

it.each([
  ['displayName', ofClass + call],
  ['contextType', call + named],
  ['calls', named + ofClass],
])('fails the build when only the %s are not there any more', async (what, source) => {
  await expect(routerOf(source)).rejects.toThrow(`no ${what} to edit any more`);
});

it('fails the build when the router is at another path', async () => {
  await expect(build('export const shell = 1;')).rejects.toThrow(/to edit any more/);
});
