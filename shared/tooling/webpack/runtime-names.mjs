const RUNTIME = '@lapak/runtime';

/**
 * The names that a remote uses of the runtime package, which are compared with those that a host offers. They are read
 * from the server's build, where the package is an external: of a shared module webpack does not know what is used.
 * @param {import('webpack').Stats} stats of the remote's build for the server
 * @returns {string[]}
 * @throws {Error} when it uses the package as a whole
 */
export function usedRuntimeNames({ compilation: { name, modules, moduleGraph } }) {
  const runtime = [...modules].find(({ userRequest }) => userRequest === RUNTIME);
  const used = runtime ? moduleGraph.getUsedExports(runtime, undefined) : [];
  if (used === true) throw new Error(`${name} uses ${RUNTIME} as a whole: import what it needs by name`);
  return [...(used || [])].sort();
}
