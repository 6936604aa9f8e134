import { createInstance } from '@module-federation/enhanced/runtime';
import type { Federation } from '../remotes/version-loader.ts';

const VERSION_OF_ENTRY = /\/([^/]+?)(?:~\d+)?\/[^/]+$/;

/**
 * The federation runtime, whose remotes answer as a test defines. Entries are scripts (`/remotes/x/2/remote-entry.js`), so that no
 * manifest is needed.
 * @param answer gives a module of a version; `remote@version` and the module's name
 */
export function answeringFederation(
  answer: (version: string, module: string) => Promise<unknown>,
): Federation {
  // The runtime keeps loaded entries for all instances of a process.
  const loaded = (Reflect.get(globalThis, '__GLOBAL_LOADING_REMOTE_ENTRY__') ?? {}) as object;
  for (const entry of Object.keys(loaded)) Reflect.deleteProperty(loaded, entry);
  return createInstance({
    name: `test-${crypto.randomUUID()}`,
    remotes: [],
    plugins: [
      {
        name: 'answers',
        loadEntry: async ({ remoteInfo: { name, entry } }) => ({
          init: () => undefined,
          get: (expose: string) => () => {
            const version = VERSION_OF_ENTRY.exec(entry)?.[1];
            return answer(`${name.split('@')[0]}@${version}`, expose.slice('./'.length));
          },
        }),
      },
    ],
  });
}
