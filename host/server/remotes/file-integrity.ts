import { join } from 'node:path';
import { versionFolder, type Part } from '@lapak/releases/parts';
import { readFacts } from '@lapak/releases/version/read-facts';

const base = (part: Part, version: string) =>
  part === 'host' ? `/assets/${versionFolder(part, version)}` : `/${versionFolder(part, version)}`;

/** The `integrity` of a version's files, by address. */
export function fileIntegrity(deployDir: string, part: Part, version: string): Map<string, string> {
  const { files } = readFacts(join(deployDir, versionFolder(part, version)), part, version);
  return new Map(
    Object.entries(files).map(([file, { integrity }]) => [`${base(part, version)}/${file}`, integrity]),
  );
}
