import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostClientConfig } from './host.mjs';
import { remoteClientConfig } from './remote.mjs';
import { runWebpack } from '../deploy/run-webpack.mjs';

let dir;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'lapak-maps-'));
  writeFileSync(join(dir, 'main.js'), "import './main.css';\nconsole.log(1 + 1);\n");
  writeFileSync(join(dir, 'main.css'), 'a { color: red }\n');
});
afterEach(() => rmSync(dir, { recursive: true }));

it.each([
  ['the shell', hostClientConfig],
  ['a remote', remoteClientConfig],
])(
  '%s has its source maps beside its files, and no file leads there',
  async (_, configurationOf) => {
    const outDir = join(dir, 'out');
    const options = {
      root: join(__dirname, '..'),
      outDir,
      publicPath: '/',
      remote: 'storefront',
      version: '1',
    };
    // Plugins that concern the product's own modules (federation) are not needed here.
    const { plugins, ...configuration } = configurationOf(options);
    const styles = plugins.filter((plugin) => plugin.constructor.name === 'MiniCssExtractPlugin');
    await runWebpack([{ ...configuration, entry: { main: join(dir, 'main.js') }, plugins: styles }]);

    const files = readdirSync(outDir);
    for (const end of ['.js', '.css']) {
      const file = files.find((name) => name.endsWith(end));
      expect(files).toContain(`${file}.map`);
      expect(readFileSync(join(outDir, file), 'utf8')).not.toContain('sourceMappingURL');
    }
  },
  60_000,
);
