import { NO_BRIDGE } from '@lapak/contracts/federation-bridge';
import type { RemoteVersion } from '@lapak/contracts/page-document';
import type { Federation } from './federated-page-source.ts';
import { loadScript } from './load-script.ts';

/** A remote's container (https://webpack.js.org/concepts/module-federation/#dynamic-remote-containers). */
interface Container {
  /** Gives it what the shell shares; more than once with the same is no harm. */
  init: (shareScope: unknown) => unknown;
  get: (module: string) => Promise<() => unknown>;
}

declare const __webpack_init_sharing__: (scope: 'default') => unknown;
declare const __webpack_share_scopes__: { default: unknown };

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}

/** The container that a version's script has put on the page. */
const containerOf = ({ globalName }: RemoteVersion): unknown => Reflect.get(globalThis, globalName);

async function open(version: RemoteVersion): Promise<Container> {
  if (version.bridge !== NO_BRIDGE) await import(/* webpackChunkName: "bridge" */ './bridge.ts');
  if (!containerOf(version)) await loadScript(version.entry);
  const container = containerOf(version);
  if (!isContainer(container)) throw new Error(`${version.entry} has made no container`);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  return container;
}

/** Loads the remotes' containers, which use the packages that the shell shares. */
function createFederation(): Federation {
  const versions = new Map<string, RemoteVersion>();
  const opened = new Map<string, Promise<Container>>();

  function openOnce(name: string): Promise<Container> {
    const version = versions.get(name);
    if (!version) return Promise.reject(new Error(`${name} is not registered`));
    const known = opened.get(name);
    if (known) return known;
    const opening = open(version);
    opened.set(name, opening);
    opening.catch(() => opened.delete(name));
    return opening;
  }

  return {
    register: (name, version) => void versions.set(name, version),
    loadModule: async (name, module) => {
      const container = await openOnce(name);
      const factory = await container.get(`./${module}`);
      return factory();
    },
  };
}

export const federation = createFederation();
