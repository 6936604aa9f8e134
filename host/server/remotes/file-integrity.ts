import { join, posix } from 'node:path';
import { versionFolder, type Part } from '@lapak/releases/parts';
import { readFacts } from '@lapak/releases/version/read-facts';

const base = (part: Part, version: string) =>
  part === 'host' ? `/assets/${versionFolder(part, version)}` : `/${versionFolder(part, version)}`;

/**
 * The `integrity` of a version's files, and of the common files that it needs, by address. Empty for a version that was
 * built before builds stated it.
 */
export function fileIntegrity(deployDir: string, part: Part, version: string): Map<string, string> {
  const facts = readFacts(join(deployDir, versionFolder(part, version)), part, version);
  return new Map(
    Object.entries(facts?.files ?? {}).map(([file, { integrity }]) => [
      posix.join(base(part, version), file),
      integrity,
    ]),
  );
}
