import { fileURLToPath } from 'node:url';

const RUNTIME = '@lapak/runtime';
const runtimeEntry = fileURLToPath(new URL('../../runtime/src/index.ts', import.meta.url));

/** The runtime package as a remote sees it: a shared module in the browser's build, an external in the server's. */
const isRuntime = (module) => module?.options?.shareKey === RUNTIME || module?.userRequest === RUNTIME;

/** The path of names that a dependency reads of the runtime package; none for the package as a whole. */
const pathsOf = (dependency, moduleGraph) =>
  dependency
    .getReferencedExports(moduleGraph, undefined)
    .map((reference) => (Array.isArray(reference) ? reference : reference.name));

/** What the modules of a compilation read of the runtime package; `name` is missing where it is the package as a whole. */
function* uses({ modules, chunkGraph, moduleGraph }) {
  for (const module of modules) {
    if (chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
    for (const connection of moduleGraph.getOutgoingConnections(module)) {
      if (!isRuntime(connection.module) || isRuntime(module) || !connection.dependency) continue;
      if (connection.getActiveState(undefined) === false) continue;
      for (const [name] of pathsOf(connection.dependency, moduleGraph)) yield { name, module };
    }
  }
}

/** Collects the names that a remote's bundles use of the runtime package; a build that uses the package whole fails. */
export class UsedRuntimeNamesPlugin {
  /** @param {Set<string>} names to add to */
  constructor(names) {
    this.names = names;
  }
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('UsedRuntimeNames', (compilation) => {
      // Unused modules have no chunk by then, and no module is merged into another yet.
      compilation.hooks.afterOptimizeChunks.tap('UsedRuntimeNames', () => {
        for (const { name, module } of uses(compilation)) {
          if (name !== undefined) this.names.add(name);
          else
            compilation.errors.push(
              new Error(`${module.resource} uses ${RUNTIME} as a whole: import what it needs by name`),
            );
        }
      });
    });
  }
}

/** Collects the names that the host's runtime package offers. */
export class OfferedRuntimeNamesPlugin {
  /** @param {Set<string>} names to add to */
  constructor(names) {
    this.names = names;
  }
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('OfferedRuntimeNames', (compilation) => {
      compilation.hooks.afterOptimizeChunks.tap('OfferedRuntimeNames', () => {
        for (const module of compilation.modules) {
          if (module.resource !== runtimeEntry) continue;
          const offered = compilation.moduleGraph.getExportsInfo(module).getProvidedExports();
          if (Array.isArray(offered)) for (const name of offered) this.names.add(name);
          else compilation.errors.push(new Error(`${runtimeEntry} does not list what it exports`));
        }
      });
    });
  }
}
