// npm run last-release [-- COMMIT]: notes what was released last, for the browser tests of old versions beside new ones.
// Unless a commit is named, it is the newest one that a version in use was built from.
import { bucketSettings } from '../shared/releases/src/bucket/bucket-settings.ts';
import { parts } from '../shared/releases/src/parts.ts';
import { partState } from '../shared/releases/src/registry/part-state.ts';
import { openStorage } from '../shared/releases/src/storage/open-storage.ts';
import { deployDir } from '../shared/tooling/deploy/deploy-dir.mjs';
import { moveLastRelease } from '../shared/tooling/deploy/last-release.mjs';

/** The commits that the versions in use were built from, of sources without other changes. */
async function commitsInUse() {
  const storage = openStorage(bucketSettings(process.env), deployDir());
  const registry = await storage.read();
  const facts = await Promise.all(
    parts.map((part) => {
      const { current } = partState(registry, part);
      return current === null ? null : storage.facts(part, current);
    }),
  );
  const commits = facts.flatMap((known) => (known?.commit && !known.dirty ? [known.commit] : []));
  if (commits.length === 0)
    throw new Error(`no version in use at ${storage.place} names its commit: name one`);
  return commits;
}

try {
  const [named] = process.argv.slice(2);
  const { from, to } = moveLastRelease(named ? [named] : await commitsInUse());
  console.log(from === to ? `${to} is the last release already` : `${from} -> ${to}: commit it`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
