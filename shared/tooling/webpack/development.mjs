import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { hostClientConfig } from './host.mjs';
import { remoteClientConfig } from './remote.mjs';

/** The rule in front of those that compile. */
const hotPages = {
  test: /[\\/]src[\\/]pages[\\/].+-page\.tsx$/,
  resourceQuery: { not: [/^\?page$/] },
  loader: fileURLToPath(new URL('hot-page-loader.cjs', import.meta.url)),
};

/** The plugin looks at the name with its query. */
const scripts = /\.[jt]sx?(\?page)?$/;

const withHotReload = (configuration, packageName, publicPath) => ({
  ...configuration,
  // Federation options that come from the environment are not part of the cache's own key.
  cache: { type: 'filesystem', version: `${packageName}-${publicPath}` },
  output: { ...configuration.output, publicPath },
  module: { rules: [hotPages, ...configuration.module.rules] },
  plugins: [...configuration.plugins, new ReactRefreshPlugin({ overlay: false, include: scripts })],
});

/** A remote for hot reload inside the host, from a server of its own. */
export function remoteDevelopmentConfig({ remote, root, outDir, origin }) {
  const configuration = remoteClientConfig({ remote, version: 'dev', root, outDir, mode: 'development' });
  return withHotReload(configuration, remote, `${origin}/`);
}

/** The shell for hot reload, from a server of its own. */
export function hostDevelopmentConfig({ root, outDir, origin }) {
  const configuration = hostClientConfig({ root, outDir, publicPath: `${origin}/`, mode: 'development' });
  const { main } = configuration.entry;
  // Development compiles JSX for `react/jsx-dev-runtime`; libraries of the remotes take the other one, which only what is built is shared of.
  const entry = { main: ['react/jsx-runtime', main] };
  return withHotReload({ ...configuration, entry }, 'host', `${origin}/`);
}

/** A remote alone, in its own stand-in shell: everything in one bundle, no federation. */
export function standaloneConfig({ remote, root, outDir }) {
  const federated = remoteClientConfig({ remote, version: 'dev', root, outDir, mode: 'development' });
  return { ...withHotReload({ ...federated, plugins: [] }, remote, '/'), entry: { main: './src/index.ts' } };
}
