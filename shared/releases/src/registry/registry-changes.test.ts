import fc from 'fast-check';
import Value from 'typebox/value';
import { Registry } from '@lapak/contracts/registry';
import type { Part } from '../parts.ts';
import { deploy, fill, markProven, promote, rollback, withdraw } from './make-current.ts';
import type { Outcome } from './outcome.ts';
import { emptyRegistry, lastGoodOf, partState } from './part-state.ts';
import { pin, startCanary, stopCanary, unpin } from './pins-and-canaries.ts';

/** The registry that a change came to; fails the test when it was refused. */
function done(outcome: Outcome): Registry {
  if (outcome.kind === 'refused') throw new Error(outcome.message);
  return outcome.registry;
}

const after = (...changes: ((registry: Registry) => Outcome)[]) =>
  changes.reduce((registry, change) => done(change(registry)), emptyRegistry);
const deployed =
  (version: string, part: Part = 'checkout') =>
  (registry: Registry) =>
    deploy(registry, part, version);
const proven =
  (version: string, part: Part = 'checkout') =>
  (registry: Registry) =>
    markProven(registry, part, version);
const rolledBack =
  (part: Part = 'checkout') =>
  (registry: Registry) =>
    rollback(registry, part);

const checkout = (registry: Registry) => registry.remotes.checkout;

describe('a version becomes the last good one', () => {
  test('when it was proven before the next one came', () => {
    expect(checkout(after(deployed('1'), proven('1'), deployed('2')))).toEqual({
      current: '2',
      lastGood: '1',
    });
  });

  test('when it was current before, until one is proven', () => {
    const registry = after(deployed('1'), deployed('2'), deployed('3'));
    expect(checkout(registry)).toEqual({ current: '3', lastGood: '2' });
    const isProven = done(markProven(registry, 'checkout', '1'));
    expect(checkout(isProven)).toEqual({ current: '3', lastGood: '1' });
  });

  test('not when it was rolled back', () => {
    const registry = after(deployed('1'), deployed('2'), rolledBack(), deployed('3'));
    expect(checkout(registry)).toEqual({ current: '3', lastGood: '1' });
    expect(checkout(done(withdraw(registry, 'checkout', '1')))).toEqual({ current: '3', lastGood: null });
  });

  test('when somebody promoted it', () => {
    const registry = after(deployed('1'), (now) => promote(now, 'checkout'), deployed('2'));
    expect(checkout(registry)).toEqual({ current: '2', lastGood: '1' });
  });

  test('although a newer one that was never proven stood between', () => {
    const registry = after(deployed('1'), proven('1'), deployed('2'), deployed('3'));
    expect(checkout(registry)).toEqual({ current: '3', lastGood: '1' });
  });
});

describe.each<Part>(['checkout', 'host'])('a rollback of %s', (part) => {
  const versions = (registry: Registry) => {
    const state = partState(registry, part);
    return [state.current, lastGoodOf(state)];
  };

  test('goes to the last good version, which is then current', () => {
    const registry = after(deployed('1', part), proven('1', part), deployed('2', part), rolledBack(part));
    expect(versions(registry)).toEqual(['1', null]);
  });

  test('goes to the version before when none is proven', () => {
    expect(versions(after(deployed('1', part), deployed('2', part), rolledBack(part)))).toEqual(['1', null]);
  });

  test('never makes the version that it left the last good one', () => {
    const registry = after(deployed('1', part), deployed('2', part), proven('2', part), rolledBack(part));
    expect(versions(done(deploy(done(markProven(registry, part, '2')), part, '3')))).toEqual(['3', '1']);
  });

  test('is refused when there is nothing to go back to', () => {
    expect(rollback(after(deployed('1', part)), part)).toMatchObject({ code: 'nothing-to-go-back-to' });
    expect(rollback(emptyRegistry, part)).toMatchObject({ code: 'never-deployed' });
  });
});

test('a version that is listed as withdrawn is no last good one, whoever listed it as proven too', () => {
  const registry: Registry = {
    host: null,
    remotes: { checkout: { current: '3', lastGood: '2' } },
    rollouts: { checkout: { proven: ['1', '2'], withdrawn: ['2'] } },
  };
  expect(lastGoodOf(partState(registry, 'checkout'))).toBe('1');
});

test('a version that was rolled back is deployed again only by promoting it', () => {
  const registry = after(deployed('1'), deployed('2'), rolledBack());
  expect(deploy(registry, 'checkout', '2')).toMatchObject({ code: 'withdrawn' });
  const promoted = done(promote(registry, 'checkout', '2'));
  expect(checkout(done(deploy(promoted, 'checkout', '3')))).toEqual({ current: '3', lastGood: '2' });
});

test('a first version is filled in, and an entry that exists stays', () => {
  const registry = done(fill(emptyRegistry, 'events', '1'));
  expect(registry.remotes.events).toEqual({ current: '1', lastGood: null });
  expect(fill(registry, 'events', '2')).toEqual({ kind: 'unchanged', registry });
});

describe('a canary', () => {
  const running = () =>
    after(deployed('1'), proven('1'), (registry) => startCanary(registry, 'checkout', '2', 10));

  test('stands beside the current version', () => {
    expect(checkout(running())).toEqual({ current: '1', lastGood: null });
    expect(running().rollouts?.checkout?.canary).toEqual({ version: '2', percent: 10 });
  });

  test('becomes current and proven when it is promoted', () => {
    const registry = done(promote(running(), 'checkout'));
    expect(checkout(registry)).toEqual({ current: '2', lastGood: '1' });
    expect(registry.rollouts?.checkout?.canary).toBeUndefined();
    expect(checkout(done(deploy(registry, 'checkout', '3')))?.lastGood).toBe('2');
  });

  test('that fails leaves the current version where it is', () => {
    const registry = done(withdraw(running(), 'checkout', '2'));
    expect(checkout(registry)?.current).toBe('1');
    expect(registry.rollouts?.checkout?.canary).toBeUndefined();
    expect(startCanary(registry, 'checkout', '2', 10)).toMatchObject({ code: 'withdrawn' });
  });

  test('ends when it is switched off', () => {
    const registry = done(stopCanary(running(), 'checkout'));
    expect(registry.rollouts?.checkout?.canary).toBeUndefined();
    expect(stopCanary(registry, 'checkout')).toMatchObject({ code: 'no-canary' });
  });

  test.each([0, 100, 0.5, Number.NaN])('of %p percent is refused', (percent) => {
    expect(startCanary(running(), 'checkout', '3', percent)).toMatchObject({ code: 'percent' });
  });

  test('of what everybody gets, or of a part that was never deployed, is refused', () => {
    expect(startCanary(running(), 'checkout', '1', 10)).toMatchObject({ code: 'is-current' });
    expect(startCanary(running(), 'events', '1', 10)).toMatchObject({ code: 'never-deployed' });
  });
});

describe('a pin', () => {
  const pinned = () => after(deployed('1'), (registry) => pin(registry, 'kopinusantara', 'checkout', '2'));

  test('gives one store a version, until it is taken away', () => {
    expect(pinned().rollouts?.checkout?.pins).toEqual({ kopinusantara: '2' });
    const registry = done(unpin(pinned(), 'kopinusantara', 'checkout'));
    expect(registry.rollouts?.checkout?.pins).toBeUndefined();
    expect(unpin(registry, 'kopinusantara', 'checkout')).toMatchObject({ code: 'not-pinned' });
  });

  test('of a version that failed is gone', () => {
    const registry = done(withdraw(pinned(), 'checkout', '2'));
    expect(registry.rollouts?.checkout?.pins).toBeUndefined();
  });

  test.each(['__proto__', 'Kopi', '../x', ''])('of %p is refused', (store) => {
    expect(pin(pinned(), store, 'checkout', '2')).toMatchObject({ code: 'store-name' });
  });
});

test('keys that are not known survive every change', () => {
  const registry: Registry = {
    ...emptyRegistry,
    ...{ tomorrow: 1 },
    rollouts: { checkout: { proven: ['0'], ...{ tomorrow: 2 } }, gone: { proven: ['1'] } },
  };
  expect(done(deploy(registry, 'checkout', '1'))).toMatchObject(registry);
});

const version = fc.constantFrom('v1', 'v2', 'v3', 'v4');
const store = fc.constantFrom('kopi-enak', 'buku-tua');
const step = fc.oneof(
  version.map((name) => ({ verb: 'deploy' as const, run: deployed(name), name })),
  version.map((name) => ({ verb: 'proven' as const, run: proven(name), name })),
  version.map((name) => ({
    verb: 'withdraw' as const,
    run: (registry: Registry) => withdraw(registry, 'checkout', name),
    name,
  })),
  version.map((name) => ({
    verb: 'promote' as const,
    run: (registry: Registry) => promote(registry, 'checkout', name),
    name,
  })),
  version.map((name) => ({
    verb: 'canary' as const,
    run: (registry: Registry) => startCanary(registry, 'checkout', name, 5),
    name,
  })),
  fc.tuple(store, version).map(([username, name]) => ({
    verb: 'pin' as const,
    run: (registry: Registry) => pin(registry, username, 'checkout', name),
    name,
  })),
  store.map((username) => ({
    verb: 'unpin' as const,
    run: (registry: Registry) => unpin(registry, username, 'checkout'),
    name: '',
  })),
  fc.constant({ verb: 'rollback' as const, run: rolledBack(), name: '' }),
);

test('whatever is done, only good versions stand behind the current one', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let registry = emptyRegistry;
      /** By what was done, not by what the registry says. */
      const good = new Set<string>();
      const bad = new Set<string>();
      for (const { verb, run, name } of steps) {
        const before = checkout(registry)?.current ?? null;
        const outcome = run(registry);
        if (outcome.kind !== 'changed') continue;
        registry = outcome.registry;
        if (verb === 'promote') {
          good.add(name);
          bad.delete(name);
        }
        if (verb === 'proven') good.add(name);
        const left = verb === 'rollback' ? before : verb === 'withdraw' ? name : null;
        if (left !== null) {
          bad.add(left);
          good.delete(left);
        }

        const { current, lastGood } = checkout(registry) ?? { current: null, lastGood: null };
        const { canary, pins = {} } = registry.rollouts?.checkout ?? {};
        const state = partState(registry, 'checkout');
        expect(Value.Check(Registry, registry)).toBe(true);
        expect(current === null || !bad.has(current)).toBe(true);
        if (current !== null) expect(lastGood).toBe(lastGoodOf(state));
        if (lastGood !== null) {
          expect(lastGood).not.toBe(current);
          if ([...good].some((one) => one !== current)) expect(good).toContain(lastGood);
          expect(bad).not.toContain(lastGood);
        }
        if (current !== null && lastGood === null)
          expect([...good].filter((one) => one !== current)).toEqual([]);
        if (canary) expect([current, ...bad]).not.toContain(canary.version);
        for (const pinned of Object.values(pins)) expect(bad).not.toContain(pinned);
      }
    }),
    { numRuns: 400 },
  );
});
