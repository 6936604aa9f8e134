import { clientTarget } from '../browsers/targets.mjs';
import { minimizers } from './optimization.mjs';
import { resolve, rules } from './rules.mjs';

const entriesOf = (names) => Object.fromEntries(names.map((name) => [name, `./src/inline/${name}.ts`]));

/**
 * The scripts that the server puts into documents: `inline-NAME.js`, each whole in one file. For documents of development
 * there is one more.
 * @param {{ root: string, outDir: string, mode?: 'production' | 'development' }} options
 */
export const hostInlineConfig = ({ root, outDir, mode = 'production' }) => ({
  name: 'host inline',
  mode: 'production',
  context: root,
  entry: entriesOf([
    'every-document',
    'painted-document',
    ...(mode === 'development' ? ['development-document'] : []),
  ]),
  target: clientTarget,
  devtool: false,
  output: { path: outDir, filename: 'inline-[name].js' },
  resolve,
  module: {
    rules: rules({ packageName: 'host', mode: 'production', target: 'client' }),
    // No second file.
    parser: { javascript: { dynamicImportMode: 'eager' } },
  },
  optimization: { minimizer: minimizers },
  plugins: [],
  performance: { hints: false },
  stats: 'errors-warnings',
});
