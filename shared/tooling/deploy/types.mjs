import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { remoteModules } from '@lapak/contracts/remote-modules';
import { pageFile } from '../webpack/remote.mjs';
import { repositoryRoot } from './deploy-dir.mjs';

const versionOf = (folder) => JSON.parse(readFileSync(join(repositoryRoot, folder, 'package.json'), 'utf8')).version;

/**
 * Emits declarations without checking: that is the type check's work, which has no part in a build. The exit status says
 * nothing, because types of files that nobody else reads cannot all be named.
 */
function emitDeclarations(root, outDir) {
  const project = join(outDir, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    noCheck: true,
    declaration: true,
    emitDeclarationOnly: true,
    outDir,
    rootDir: repositoryRoot,
    types: [],
  };
  const files = [join(root, 'src/exposes.ts')];
  writeFileSync(
    project,
    JSON.stringify({ extends: join(root, 'tsconfig.json'), include: [], files, compilerOptions }),
  );
  return new Promise((resolve) => {
    execFile(join(repositoryRoot, 'node_modules/typescript-native/bin/tsc'), ['-p', project], (_error, stdout) => resolve(stdout));
  });
}

/** The declarations of a page, which name no other file of the remote: a file of the version must stand by itself. */
function declarationOf(emitted, root, name, printed) {
  const path = join(emitted, relative(repositoryRoot, root), pageFile(name).replace(/\.tsx$/, '.d.ts'));
  let text;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new Error(`no types of ${name}:\n${printed}`, { cause: error });
  }
  const own = text.match(/(?:from |import\()["']\.[^"']*["']/);
  if (own) throw new Error(`the types of ${name} need ${own[0]}, which only this remote has`);
  return text;
}

/**
 * Writes `types/` into a version folder: the declarations of each page that the remote offers, as a package that says with
 * which versions of the shared packages they were made.
 * @param {{ part: string, version: string, root: string, dir: string }} options dir: the version folder
 */
export async function writeTypes({ part, version, root, dir }) {
  const emitted = mkdtempSync(join(tmpdir(), 'lapak-types-'));
  try {
    const printed = await emitDeclarations(root, emitted);
    mkdirSync(join(dir, 'types'), { recursive: true });
    for (const name of remoteModules[part])
      writeFileSync(join(dir, 'types', `${name}.d.ts`), declarationOf(emitted, root, name, printed));
  } finally {
    rmSync(emitted, { recursive: true });
  }
  const facts = {
    name: `@lapak-remotes/${part}`,
    version,
    exports: { './*': { types: './*.d.ts' } },
    peerDependencies: {
      '@lapak/contracts': versionOf('shared/contracts'),
      '@lapak/runtime': versionOf('shared/runtime'),
      '@types/react': '>=19',
    },
  };
  writeFileSync(join(dir, 'types/package.json'), `${JSON.stringify(facts, null, 2)}\n`);
}
