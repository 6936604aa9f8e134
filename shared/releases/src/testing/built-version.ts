import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { RELEASE_FILE, type HostFacts, type RemoteFacts } from '@lapak/contracts/release-facts';
import { versionFolder, type Part } from '../parts.ts';
import { integrityOf } from '../version/folder-problems.ts';

const facts = (version: string) => ({
  version,
  commit: 'c0ffee'.padEnd(40, '0'),
  dirty: false,
  builtAt: '2026-11-23T00:00:00.000Z',
  contracts: '0.1.0',
  runtimeTypes: {},
  apiCalls: [],
  persistedVersion: 1,
});

const hostFacts = (version: string, files: HostFacts['files']): HostFacts => ({
  part: 'host',
  ...facts(version),
  requires: {},
  sharedVersions: { react: '19.3.1' },
  files,
});

const remoteFacts = (part: string, version: string, files: RemoteFacts['files']): RemoteFacts => ({
  part,
  ...facts(version),
  exposes: ['Cart'],
  sharedRanges: { react: '^19.0.0' },
  files,
});

const firstFiles = (part: Part): Record<string, string> =>
  part === 'host'
    ? {
        'main.js': 'start()',
        'inline-every-document.js': 'every()',
        'inline-painted-document.js': 'painted()',
        'assets.json': JSON.stringify({ js: ['main.js'], css: [], unpainted: [] }),
      }
    : {
        'remote-entry.js': 'entry()',
        'cart.js': 'cart()',
        'mf-manifest.json': JSON.stringify({
          metaData: { remoteEntry: { name: 'remote-entry.js' } },
          exposes: [
            { name: 'Cart', assets: { js: { sync: ['cart.js'], async: [] }, css: { sync: [], async: [] } } },
          ],
        }),
      };

interface Changes {
  facts?: Partial<RemoteFacts> | Partial<HostFacts>;
}

/** Writes a version's folder as a build does, with files of a few bytes. */
export function writeVersion(
  dir: string,
  part: Part,
  version: string,
  { facts: other }: Changes = {},
): string {
  const folder = join(dir, versionFolder(part, version));
  const files = firstFiles(part);
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const listed = Object.fromEntries(
    Object.entries(files).map(([file, text]) => [
      file,
      { bytes: text.length, integrity: integrityOf(Buffer.from(text)) },
    ]),
  );
  const own = part === 'host' ? hostFacts(version, listed) : remoteFacts(part, version, listed);
  writeFileSync(join(folder, RELEASE_FILE), JSON.stringify({ ...own, ...other }));
  return folder;
}
