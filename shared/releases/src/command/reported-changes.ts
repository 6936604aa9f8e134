import type { Registry } from '@lapak/contracts/registry';
import type { Part } from '../parts.ts';
import type { Outcome } from '../registry/outcome.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseStorage } from '../storage/release-storage.ts';
import { releaseVersion } from './release-version.ts';

interface Options {
  storage: ReleaseStorage;
  who: string;
  print(line: string): void;
}

/** Changes of what is deployed, each with a line that says what came of it. All throw ReleaseError when one is refused. */
export function createReportedChanges({ storage, who, print }: Options) {
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

  return { report, change, release };
}
