const runtime = (name) => ({
  instance: name,
  bundlerRuntime: { name, S: { of: 'the shell' } },
  runtime: { createInstance: (options) => ({ options, by: name }) },
});

function fromHost(globals) {
  delete globalThis.lapakFederation;
  delete globalThis.lapakFederations;
  Object.assign(globalThis, globals);
  let made;
  jest.isolateModules(() => {
    made = jest.requireActual('./from-host.js').default;
  });
  return made;
}

it("uses the bridge of its version, with a container's state of its own", () => {
  const host = fromHost({
    lapakFederations: { 1: runtime('one'), 2: runtime('two') },
    lapakFederation: runtime('plain'),
  });
  expect(host.bundlerRuntime).toEqual({ name: 'one', S: {} });
  expect(host.instance).toBeUndefined();
  expect(host.runtime.init({ name: 'checkout' })).toEqual({ options: { name: 'checkout' }, by: 'one' });
});

it('uses the plain global of a host that was built before the bridge had a version', () => {
  expect(fromHost({ lapakFederation: runtime('plain') }).bundlerRuntime.name).toBe('plain');
});

it('says which version is missing on a host that does not offer it', () => {
  expect(() => fromHost({ lapakFederations: { 2: runtime('two') } })).toThrow('the host lacks bridge 1');
});
