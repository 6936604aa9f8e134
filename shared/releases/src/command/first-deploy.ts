import { partState } from '../registry/part-state.ts';
import { fill } from '../registry/make-current.ts';
import type { Part } from '../parts.ts';
import type { ReleaseStorage } from '../storage/release-storage.ts';

interface SourceVersion {
  part: Part;
  /** The version that the sources on this machine have. */
  version: string;
}

/**
 * Deploys parts that were never deployed, as a first start does. An entry that exists stays, whatever the sources are.
 * @param build makes the version folders of these parts
 * @returns parts whose sources are not what is deployed
 */
export async function firstDeploy(
  storage: ReleaseStorage,
  sources: SourceVersion[],
  who: string,
  build: (empty: SourceVersion[]) => Promise<void>,
): Promise<Part[]> {
  const registry = await storage.read();
  const currentOf = ({ part }: SourceVersion) => partState(registry, part).current;
  const empty = sources.filter((source) => currentOf(source) === null);
  await build(empty);
  for (const { part, version } of empty) {
    await storage.publish(part, version);
    const commit = (await storage.facts(part, version))?.commit;
    await storage.change({ who, part, verb: 'first-deploy', ...(commit && { commit }) }, (now) =>
      fill(now, part, version),
    );
  }
  return sources
    .filter((source) => ![null, source.version].includes(currentOf(source)))
    .map(({ part }) => part);
}
