import type { Registry } from '@lapak/contracts/registry';
import type { Part } from '../parts.ts';
import type { Outcome } from '../registry/outcome.ts';
import type { ChangeNote, ReleaseStorage } from '../storage/release-storage.ts';

type Note = Pick<ChangeNote, 'who' | 'verb' | 'why' | 'store' | 'percent'>;

/**
 * Lets visitors get a version: checks that it is whole, makes it available to all hosts, and changes the registry.
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
  const commit = (await storage.facts(part, version))?.commit;
  return storage.change({ ...note, part, ...(commit && { commit }) }, move);
}
