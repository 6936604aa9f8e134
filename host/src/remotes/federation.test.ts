import { NO_BRIDGE } from '@lapak/contracts/federation-bridge';
import type { RemoteVersion } from '@lapak/contracts/page-document';
import { federation } from './federation.ts';

const shared = { react: {} };
Object.assign(globalThis, {
  __webpack_init_sharing__: () => Promise.resolve(),
  __webpack_share_scopes__: { default: shared },
});

/** What each script does when it runs; one that is not here does not come. */
let scripts: Record<string, () => void>;
let requested: string[];

beforeEach(() => {
  scripts = {};
  requested = [];
  jest.spyOn(document.head, 'append').mockImplementation((...added) => {
    const [script] = added as HTMLScriptElement[];
    if (!script) return;
    const path = new URL(script.src).pathname;
    requested.push(path);
    queueMicrotask(() => {
      scripts[path]?.();
      script.dispatchEvent(new Event(scripts[path] ? 'load' : 'error'));
    });
  });
});

function version(name: string, bridge: number | undefined = NO_BRIDGE): RemoteVersion {
  return {
    version: name,
    entry: `/remotes/cart/${name}/remote-entry.js`,
    globalName: `cart_${name}`,
    bridge,
  };
}

/** The script of a version, whose container has these modules. */
function serve({ entry, globalName }: RemoteVersion, modules: Record<string, unknown>) {
  const init = jest.fn();
  scripts[entry] = () => {
    const get = (module: string) =>
      module in modules ? Promise.resolve(() => modules[module]) : Promise.reject(new Error('no module'));
    Reflect.set(globalThis, globalName, { init, get });
  };
  return init;
}

it('loads the entry of a version once, gives it what the shell shares, and takes modules from it', async () => {
  const init = serve(version('1'), { './Cart': 'cart', './Checkout': 'checkout' });
  federation.register('cart@1', version('1'));
  expect(
    await Promise.all([federation.loadModule('cart@1', 'Cart'), federation.loadModule('cart@1', 'Checkout')]),
  ).toEqual(['cart', 'checkout']);
  expect(requested).toEqual(['/remotes/cart/1/remote-entry.js']);
  expect(init.mock.calls).toEqual([[shared]]);
});

it('uses a container that is on the page already, under another name too', async () => {
  serve(version('2'), { './Cart': 'cart' });
  federation.register('cart@2', version('2'));
  federation.register('cart@2~1', version('2'));
  await federation.loadModule('cart@2', 'Cart');
  expect(await federation.loadModule('cart@2~1', 'Cart')).toBe('cart');
  expect(requested).toHaveLength(1);
});

it.each([
  ['does not come', 'absent', undefined],
  ['has made no container', 'empty', () => undefined],
])('rejects when the entry %s, and asks for it again the next time', async (what, name, script) => {
  const broken = version(name);
  federation.register(`cart@${name}`, broken);
  if (script) scripts[broken.entry] = script;
  await expect(federation.loadModule(`cart@${name}`, 'Cart')).rejects.toThrow(what);
  serve(broken, { './Cart': 'cart' });
  expect(await federation.loadModule(`cart@${name}`, 'Cart')).toBe('cart');
  expect(requested).toEqual([broken.entry, broken.entry]);
});

it('rejects for a module that a container does not have, without harm to the others', async () => {
  serve(version('4'), { './Cart': 'cart' });
  federation.register('cart@4', version('4'));
  await expect(federation.loadModule('cart@4', 'None')).rejects.toThrow('no module');
  expect(await federation.loadModule('cart@4', 'Cart')).toBe('cart');
});

it('puts the bridge on the page before the entry of a version that needs it', async () => {
  const offered = () => Reflect.get(globalThis, 'lapakFederations') as Record<string, unknown> | undefined;
  expect(offered()).toBeUndefined();
  const old: RemoteVersion = { ...version('5'), bridge: undefined };
  serve(old, { './Cart': 'cart' });
  const container = scripts[old.entry];
  scripts[old.entry] = () => offered()?.[1] && container?.();
  federation.register('cart@5', old);
  expect(await federation.loadModule('cart@5', 'Cart')).toBe('cart');
  expect(offered()?.[1]).toMatchObject({
    bundlerRuntime: {
      init: expect.any(Function) as unknown,
      I: expect.any(Function) as unknown,
      consumes: expect.any(Function) as unknown,
      initContainerEntry: expect.any(Function) as unknown,
    },
    runtime: { createInstance: expect.any(Function) as unknown },
  });
});
