import type { Registry } from '@lapak/contracts/registry';
import type { Part } from '../parts.ts';
import { deploy } from '../registry/make-current.ts';
import type { Outcome } from '../registry/outcome.ts';
import { ReleaseError } from '../release-error.ts';
import type { ChangeNote, ReleaseStorage } from '../storage/release-storage.ts';
import { contractProblems, problemsWithin } from './contract-problems.ts';

type Note = Pick<ChangeNote, 'who' | 'verb' | 'why' | 'store' | 'percent'>;

function refuseProblems(problems: string[]) {
  if (problems.length > 0)
    throw new ReleaseError(['does not work with what visitors get:', ...problems].join('\n  '));
}

async function change(
  storage: ReleaseStorage,
  part: Part,
  version: string,
  note: Note,
  move: (registry: Registry) => Outcome,
): Promise<Outcome> {
  const commit = (await storage.facts(part, version))?.commit;
  return storage.change({ ...note, part, ...(commit && { commit }) }, move);
}

/**
 * Lets visitors get a version: checks that it is whole and works with what is released besides, makes it available to
 * all hosts, and changes the registry.
 * @throws ReleaseError with the reason when it is refused
 */
export async function releaseVersion(
  storage: ReleaseStorage,
  part: Part,
  version: string,
  note: Note,
  move: (registry: Registry) => Outcome,
): Promise<Outcome> {
  await storage.publish(part, version);
  refuseProblems(await contractProblems(storage, await storage.read(), part, version));
  return change(storage, part, version, note, move);
}

/**
 * Deploys versions of several parts of which one may not work with what the others are now. They are checked as they will
 * be, so a break of the contracts between them is no reason to refuse; the registry then changes part by part.
 * @throws ReleaseError with the reason when they are refused
 */
export async function releaseTogether(
  storage: ReleaseStorage,
  versions: { part: Part; version: string }[],
  note: Note,
): Promise<{ part: Part; outcome: Outcome }[]> {
  for (const { part, version } of versions) await storage.publish(part, version);
  const planned = versions.reduce(
    (registry, { part, version }) => {
      const outcome = deploy(registry, part, version);
      if (outcome.kind === 'refused') throw new ReleaseError(outcome.message);
      return outcome.registry;
    },
    await storage.read(),
  );
  refuseProblems(await problemsWithin(storage, planned));
  const done: { part: Part; outcome: Outcome }[] = [];
  for (const { part, version } of versions) {
    const outcome = await change(storage, part, version, note, (registry) => deploy(registry, part, version));
    done.push({ part, outcome });
  }
  return done;
}
