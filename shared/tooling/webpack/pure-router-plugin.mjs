import { fileURLToPath } from 'node:url';
import pureComponentsLoader from './pure-components-loader.cjs';

const loader = fileURLToPath(new URL('./pure-components-loader.cjs', import.meta.url));

/**
 * Runs the loader over the production build of React Router, and fails the build when one of its edits finds nothing: a
 * version that is built differently, or is at another path, would ship all of its components.
 */
export class PureRouterPlugin {
  apply(compiler) {
    compiler.options.module.rules.push({ test: /react-router[\\/]dist[\\/]production[\\/].*\.mjs$/, loader });
    compiler.hooks.thisCompilation.tap('PureRouter', (compilation) => {
      compilation.hooks.finishModules.tap('PureRouter', (modules) => {
        const made = [...modules].flatMap((module) => module.buildInfo?.madePure ?? []);
        const missing = pureComponentsLoader.kinds.filter((kind) => !made.some((found) => found[kind] > 0));
        if (missing.length === 0) return;
        const what = `React Router's production build has no ${missing.join(', ')} to edit any more`;
        compilation.errors.push(new compiler.webpack.WebpackError(`${what}: look at ${loader}`));
      });
    });
  }
}
