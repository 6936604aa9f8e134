import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** React Router's package offers its development build to every bundler; this takes the production one. */
export function productionRouter(production) {
  if (!production) return {};
  const root = join(dirname(require.resolve('react-router')), '..');
  return {
    'react-router/dom$': join(root, 'production/dom-export.mjs'),
    'react-router$': join(root, 'production/index.mjs'),
  };
}
