import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import type { Registry } from '@lapak/contracts/registry';
import { isPart, parts, type Part } from '../parts.ts';
import { deploy, promote, rollback } from '../registry/make-current.ts';
import type { Outcome } from '../registry/outcome.ts';
import { partState } from '../registry/part-state.ts';
import { pin, startCanary, stopCanary, unpin } from '../registry/pins-and-canaries.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseStorage } from '../storage/release-storage.ts';
import { findUnneeded, removeUnneeded } from './prune.ts';
import { releaseTogether, releaseVersion } from './release-version.ts';
import { logReport, statusReport } from './status-report.ts';
import { duration, watchReleased, type Released } from './watch.ts';

export interface ProgramOptions {
  storage: ReleaseStorage;
  /** Who gives the command, for the log. */
  who: string;
  /** Version that the sources of a part on this machine have; null when they are not here. */
  sourceVersion(part: Part): string | null;
  print(line: string): void;
}

interface Why {
  why?: string;
}

interface Watch {
  /** In ms. */
  watch?: number;
}

function part(name: string): Part {
  if (isPart(name)) return name;
  throw new InvalidArgumentError(`there is no part "${name}"; the parts are ${parts.join(', ')}`);
}

function version(text: string): string {
  if (/^(?!\.+$)[\w.-]+$/.test(text)) return text;
  throw new InvalidArgumentError('a version has letters, digits, dots, dashes and underscores only');
}

function days(text: string): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value) && value >= 0) return value;
  throw new InvalidArgumentError('days are a number from 0');
}

const count = (text: string) => {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1) return value;
  throw new InvalidArgumentError('must be a number from 1');
};

/** The release command: what is deployed changes by it, and by the host server's own withdrawals, alone. */
export function releaseProgram({ storage, who, sourceVersion, print }: ProgramOptions): Command {
  const program = new Command('release')
    .description('Shows and changes what is deployed.')
    .showHelpAfterError('(--help shows what can be done)');
  const aPart = () => new Argument('<part>', parts.join(', ')).argParser(part);
  const aVersion = () => new Argument('<version>', 'name of a version folder').argParser(version);
  const verb = (name: string, description: string) =>
    program
      .command(name)
      .description(description)
      .addOption(new Option('--why <text>', 'the reason, for the log'));

  function report(name: Part, outcome: Outcome): void {
    if (outcome.kind === 'refused') throw new ReleaseError(outcome.message);
    if (outcome.kind === 'unchanged') print(`${name}: nothing to change`);
    else print(`${name}: ${outcome.from ?? 'none'} -> ${outcome.to ?? 'none'}`);
  }

  /** Changes an entry without a version that visitors did not have before. */
  const change = async (
    note: { part: Part; verb: string; why?: string; store?: string },
    move: (registry: Registry) => Outcome,
  ) => report(note.part, await storage.change({ ...note, who }, move));

  const release = async (
    name: Part,
    released: string,
    note: { verb: string; why?: string; store?: string; percent?: number },
    move: (registry: Registry) => Outcome,
  ) => report(name, await releaseVersion(storage, name, released, { ...note, who }, move));

  const watchable = (command: Command) =>
    command.addOption(
      new Option('--watch <duration>', 'waits so long (5m) and fails when it is taken back').argParser(
        duration,
      ),
    );

  const watch = async (released: Released[], forMs: number | undefined) =>
    forMs === undefined ? undefined : watchReleased(storage, released, forMs, print);

  function versionOfSources(name: Part): string {
    const found = sourceVersion(name);
    if (found === null) throw new ReleaseError(`the sources of ${name} are not here: name a version`);
    return found;
  }

  watchable(
    verb('deploy', 'gives all visitors a built version, by default the one of the sources on this machine'),
  )
    .addArgument(aPart())
    .addArgument(aVersion().argOptional())
    .action(async (name: Part, named: string | undefined, { why, watch: forMs }: Why & Watch) => {
      const released = named ?? versionOfSources(name);
      await release(name, released, { verb: 'deploy', why }, (registry) => deploy(registry, name, released));
      await watch([{ part: name, version: released }], forMs);
    });

  watchable(
    verb('deploy-all', 'deploys the versions of the sources on this machine, checked with each other'),
  ).action(async ({ why, watch: forMs }: Why & Watch) => {
    const versions = parts.flatMap((name) => {
      const found = sourceVersion(name);
      return found === null ? [] : [{ part: name, version: found }];
    });
    const done = await releaseTogether(storage, versions, { who, verb: 'deploy', why });
    for (const { part: name, outcome } of done) report(name, outcome);
    await watch(versions, forMs);
  });

  verb('rollback', 'withdraws the current version of a part and goes back to the last good one')
    .addArgument(aPart())
    .action(async (name: Part, { why }: Why) => {
      const there = new Set((await storage.versions(name)).map((stored) => stored.name));
      await change({ part: name, verb: 'rollback', why }, (registry) => {
        const outcome = rollback(registry, name);
        if (outcome.kind === 'changed' && !there.has(outcome.to ?? ''))
          throw new ReleaseError(`${name} ${outcome.to} is not there any more: deploy a version`);
        return outcome;
      });
    });

  verb('canary', 'gives a share of the visitors another version ("off" ends that)')
    .addArgument(aPart())
    .addArgument(new Argument('<version>', 'name of a version folder, or off').argParser(version))
    .addArgument(new Argument('[percent]', '1 to 99').argParser(Number))
    .action((name: Part, named: string, percent: number | undefined, { why }: Why) =>
      named === 'off'
        ? change({ part: name, verb: 'canary-off', why }, (registry) => stopCanary(registry, name))
        : release(name, named, { verb: 'canary', why, percent }, (registry) =>
            startCanary(registry, name, named, percent ?? Number.NaN),
          ),
    );

  verb(
    'promote',
    'gives all visitors the canary, or a version that was withdrawn; without one, counts the current version as good',
  )
    .addArgument(aPart())
    .addArgument(aVersion().argOptional())
    .action(async (name: Part, named: string | undefined, { why }: Why) => {
      const { canary, current } = partState(await storage.read(), name);
      const promoted = named ?? canary?.version ?? current;
      if (promoted === null) throw new ReleaseError(`${name} was never deployed`);
      await release(name, promoted, { verb: 'promote', why }, (registry) =>
        promote(registry, name, promoted),
      );
    });

  verb('pin', 'gives the visitors of one store a version of their own')
    .argument('<store>', 'username of the store')
    .addArgument(aPart())
    .addArgument(aVersion())
    .action((store: string, name: Part, named: string, { why }: Why) =>
      release(name, named, { verb: 'pin', why, store }, (registry) => pin(registry, store, name, named)),
    );

  verb('unpin', 'gives the visitors of one store what all others get')
    .argument('<store>', 'username of the store')
    .addArgument(aPart())
    .action((store: string, name: Part, { why }: Why) =>
      change({ part: name, verb: 'unpin', why, store }, (registry) => unpin(registry, store, name)),
    );

  program
    .command('status')
    .description('shows what runs where, since when, by which commit, and how it does')
    .action(async () => {
      const [registry, log, reports] = await Promise.all([storage.read(), storage.log(), storage.health()]);
      for (const line of [storage.place, ...statusReport(registry, log, reports)]) print(line);
    });

  program
    .command('log')
    .description('shows the changes, the newest last')
    .addArgument(aPart().argOptional())
    .option('--limit <count>', 'at most so many', count, 50)
    .action(async (name: Part | undefined, { limit }: { limit: number }) => {
      const log = (await storage.log()).filter((line) => name === undefined || line.part === name);
      for (const line of logReport(log.slice(-limit))) print(line);
    });

  verb('prune', 'removes versions that no entry, pin, canary, rollback or tab of the last days needs')
    .option('--days <count>', 'how old a tab may be', days, 7)
    .option('--dry-run', 'shows what would be removed')
    .action(async ({ days: age, dryRun, why }: Why & { days: number; dryRun?: boolean }) => {
      const unneeded = await findUnneeded(storage, age, new Date());
      for (const { part: name, version: old } of [...unneeded.versions, ...unneeded.abandoned])
        print(`${name} ${old}`);
      const found = Object.values(unneeded).flat().length;
      print(`${found} ${dryRun ? 'to remove' : 'removed'}`);
      if (!dryRun) await removeUnneeded(storage, unneeded, { who, why });
    });

  return program;
}
