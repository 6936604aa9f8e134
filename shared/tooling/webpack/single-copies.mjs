import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const rootOf = (name, from = require) => {
  const entry = from.resolve(name);
  return entry.slice(0, entry.lastIndexOf(`/${name}/`) + name.length + 1);
};

/**
 * The federation runtime is imported and required by different parts of itself, which would put it into the bundle
 * twice, once of each module kind. This sends both to the ES modules.
 */
export function oneFederationRuntime() {
  const enhanced = createRequire(join(rootOf('@module-federation/enhanced'), 'package.json'));
  const runtime = createRequire(join(rootOf('@module-federation/runtime', enhanced), 'package.json'));
  const alias = {
    '@module-federation/runtime$': join(rootOf('@module-federation/runtime', enhanced), 'dist/index.js'),
  };
  for (const name of [
    '@module-federation/runtime-core',
    '@module-federation/sdk',
    '@module-federation/error-codes',
  ]) {
    const root = rootOf(
      name,
      name.endsWith('error-codes')
        ? createRequire(join(rootOf('@module-federation/runtime-core', runtime), 'package.json'))
        : runtime,
    );
    alias[`${name}$`] = join(root, name.endsWith('error-codes') ? 'dist/index.mjs' : 'dist/index.js');
  }
  return alias;
}

/** React Router's package offers its development build to every bundler; this takes the production one. */
export function productionRouter(production) {
  if (!production) return {};
  const root = join(dirname(require.resolve('react-router')), '..');
  return {
    'react-router/dom$': join(root, 'production/dom-export.mjs'),
    'react-router$': join(root, 'production/index.mjs'),
  };
}
