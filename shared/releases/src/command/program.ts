import { Argument, Command } from 'commander';
import { parts, type Part } from '../parts.ts';
import { deploy, promote, rollback } from '../registry/make-current.ts';
import { partState } from '../registry/part-state.ts';
import { pin, startCanary, stopCanary, unpin } from '../registry/pins-and-canaries.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseStorage } from '../storage/release-storage.ts';
import { aPart, aVersion, count, days, verb, version, watchable, type Watch, type Why } from './arguments.ts';
import { findUnneeded, removeUnneeded } from './prune.ts';
import { releaseTogether } from './release-version.ts';
import { createReportedChanges } from './reported-changes.ts';
import { logReport, statusReport } from './status-report.ts';
import { watchReleased, type Released } from './watch.ts';

export interface ProgramOptions {
  storage: ReleaseStorage;
  /** Who gives the command, for the log. */
  who: string;
  /** Version that the sources of a part on this machine have; null when they are not here. */
  sourceVersion(part: Part): string | null;
  print(line: string): void;
}

interface Commands extends ProgramOptions, ReturnType<typeof createReportedChanges> {
  program: Command;
}

function addDeployCommands({ program, storage, who, sourceVersion, print, release, report }: Commands): void {
  const watch = async (released: Released[], forMs: number | undefined) =>
    forMs === undefined ? undefined : watchReleased(storage, released, forMs, print);

  function versionOfSources(name: Part): string {
    const found = sourceVersion(name);
    if (found === null) throw new ReleaseError(`the sources of ${name} are not here: name a version`);
    return found;
  }

  watchable(
    verb(
      program,
      'deploy',
      'gives all visitors a built version, by default the one of the sources on this machine',
    ),
  )
    .addArgument(aPart())
    .addArgument(aVersion().argOptional())
    .action(async (name: Part, named: string | undefined, { why, watch: forMs }: Why & Watch) => {
      const released = named ?? versionOfSources(name);
      await release(name, released, { verb: 'deploy', why }, (registry) => deploy(registry, name, released));
      await watch([{ part: name, version: released }], forMs);
    });

  watchable(
    verb(
      program,
      'deploy-all',
      'deploys the versions of the sources on this machine, checked with each other',
    ),
  ).action(async ({ why, watch: forMs }: Why & Watch) => {
    const versions = parts.flatMap((name) => {
      const found = sourceVersion(name);
      return found === null ? [] : [{ part: name, version: found }];
    });
    const done = await releaseTogether(storage, versions, { who, verb: 'deploy', why });
    for (const { part: name, outcome } of done) report(name, outcome);
    await watch(versions, forMs);
  });
}

function addRollbackCommand({ program, storage, change }: Commands): void {
  verb(program, 'rollback', 'withdraws the current version of a part and goes back to the last good one')
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
}

function addCanaryCommands({ program, storage, change, release }: Commands): void {
  verb(program, 'canary', 'gives a share of the visitors another version ("off" ends that)')
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
    program,
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
}

function addPinCommands({ program, change, release }: Commands): void {
  verb(program, 'pin', 'gives the visitors of one store a version of their own')
    .argument('<store>', 'username of the store')
    .addArgument(aPart())
    .addArgument(aVersion())
    .action((store: string, name: Part, named: string, { why }: Why) =>
      release(name, named, { verb: 'pin', why, store }, (registry) => pin(registry, store, name, named)),
    );

  verb(program, 'unpin', 'gives the visitors of one store what all others get')
    .argument('<store>', 'username of the store')
    .addArgument(aPart())
    .action((store: string, name: Part, { why }: Why) =>
      change({ part: name, verb: 'unpin', why, store }, (registry) => unpin(registry, store, name)),
    );
}

function addReportCommands({ program, storage, print }: Commands): void {
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
}

function addPruneCommand({ program, storage, who, print }: Commands): void {
  verb(
    program,
    'prune',
    'removes versions that no entry, pin, canary, rollback or tab of the last days needs',
  )
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
}

/** The release command: what is deployed changes by it, and by the host server's own withdrawals, alone. */
export function releaseProgram(options: ProgramOptions): Command {
  const program = new Command('release')
    .description('Shows and changes what is deployed.')
    .showHelpAfterError('(--help shows what can be done)');
  const commands = { program, ...options, ...createReportedChanges(options) };
  addDeployCommands(commands);
  addRollbackCommand(commands);
  addCanaryCommands(commands);
  addPinCommands(commands);
  addReportCommands(commands);
  addPruneCommand(commands);
  return program;
}
