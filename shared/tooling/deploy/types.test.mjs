import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteModules } from '@lapak/contracts/remote-modules';
import { repositoryRoot } from './deploy-dir.mjs';
import { deployedParts } from './packages.mjs';
import { writeTypes } from './types.mjs';

let dir;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'lapak-published-'))));
afterEach(() => rmSync(dir, { recursive: true }));

const read = (name) => readFileSync(join(dir, 'types', name), 'utf8');

it('a version has the types of each page that it offers, and what they were made with', async () => {
  const { part, packageDir } = deployedParts().find((entry) => entry.part !== 'host');
  await writeTypes({ part, version: '0.1.0-abc', root: join(repositoryRoot, packageDir), dir });

  for (const name of remoteModules[part])
    expect(read(`${name}.d.ts`)).toMatch(/export default function \w+Page\(\): import\("react"\)\.JSX\.Element;/);
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: `@lapak-remotes/${part}`,
    version: '0.1.0-abc',
    peerDependencies: { '@lapak/contracts': expect.stringMatching(/^\d+\.\d+\.\d+$/) },
  });
});
