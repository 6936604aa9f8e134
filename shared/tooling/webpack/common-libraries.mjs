import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientTarget } from '../browsers/targets.mjs';
import { checkBrowsers } from '../deploy/browser-check.mjs';
import { compressFolder } from '../deploy/compress.mjs';
import { deployDir, repositoryRoot } from '../deploy/deploy-dir.mjs';
import { runWebpack } from '../deploy/run-webpack.mjs';
import { uiSources, usedParts } from './used-parts.mjs';
import { minimizers } from './optimization.mjs';
import { resolve, withoutMomentLocales } from './rules.mjs';

/**
 * What several remotes use whole: built once, apart from them, into a file whose address is its content (ADR 19). Each
 * remote makes an instance of its own with the React that it was given, so that no version has to fit another.
 */
export const commonLibraries = {
  dates: ['moment', 'moment/locale/id'],
  forms: ['final-form', 'react-final-form', 'yup'],
  // Together: a list of choices inside a dialog needs the dialog's context.
  overlays: [
    '@base-ui/react/alert-dialog',
    '@base-ui/react/combobox',
    '@base-ui/react/csp-provider',
    '@base-ui/react/dialog',
    '@base-ui/react/select',
  ],
};

/** What a library gets from the remote that makes an instance. */
export const providedToLibraries = ['react', 'react-dom', 'react/jsx-runtime'];

/** Beside the remotes' folders, because an address has to stay valid for as long as any version that names it. */
export const COMMON_FOLDER = 'common';

const entryOf = (library) => {
  const names = commonLibraries[library];
  const imports = names.map((name, index) => `import * as n${index} from '${name}';`);
  const entries = names.map((name, index) => `'${name}': ${usedOf(name, `n${index}`)}`);
  return `data:text/javascript,${encodeURIComponent(`${imports.join('')}export default { ${entries.join()} };`)}`;
};

/** What a library offers of a module: of the headless components the parts that ui uses, of anything else all. */
function usedOf(name, namespace) {
  const parts = usedParts(uiSources()).get(name);
  if (!parts) return namespace;
  const exported = [...parts].sort().map(([component, used]) => {
    const members = [...used].sort().map((part) => `${part}: ${namespace}.${component}.${part}`);
    return `${component}: ${members.length > 0 ? `{ ${members.join()} }` : `${namespace}.${component}`}`;
  });
  return `{ ${exported.join()} }`;
}

const configuration = (library, outDir) => ({
  name: `common ${library}`,
  mode: 'production',
  context: repositoryRoot,
  entry: { [library]: entryOf(library) },
  target: clientTarget,
  devtool: false,
  output: {
    path: outDir,
    filename: '[name].js',
    library: { type: 'commonjs2', export: 'default' },
    uniqueName: 'lapak-common',
  },
  resolve,
  // The entry is a data address, where webpack wants each import with its extension.
  module: { rules: [{ mimetype: 'text/javascript', resolve: { fullySpecified: false } }] },
  plugins: [withoutMomentLocales()],
  externalsType: 'commonjs',
  externals: providedToLibraries,
  optimization: { minimizer: minimizers, splitChunks: false },
  performance: { hints: false },
  stats: 'errors-warnings',
});

async function buildLibrary(library, folder) {
  const outDir = mkdtempSync(join(folder, `.${library}-`));
  try {
    await runWebpack([configuration(library, outDir)]);
    const built = readFileSync(join(outDir, `${library}.js`), 'utf8');
    const name = `${library}-${createHash('sha256').update(built).digest('hex').slice(0, 16)}`;
    if (existsSync(join(folder, `${name}.js`))) return name;
    rmSync(join(outDir, `${library}.js`));
    writeFileSync(
      join(outDir, `${name}.js`),
      `//# allFunctionsCalledOnLoad\n(self.lapakCommon=self.lapakCommon||{})["${name}"]=function(module,require){${built}\n};\n`,
    );
    checkBrowsers(outDir);
    await compressFolder(outDir);
    // The script comes last: where it is, its compressed forms are too.
    for (const suffix of ['.br', '.gz', '']) {
      renameSync(join(outDir, `${name}.js${suffix}`), join(folder, `${name}.js${suffix}`));
    }
    return name;
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/**
 * Builds the common libraries, unless they are there already.
 * @returns {Promise<Record<string, string>>} library to the name of its file, without `.js`
 */
export async function buildCommonLibraries() {
  const folder = join(deployDir(), 'remotes', COMMON_FOLDER);
  mkdirSync(folder, { recursive: true });
  const files = {};
  for (const library of Object.keys(commonLibraries)) files[library] = await buildLibrary(library, folder);
  return files;
}
