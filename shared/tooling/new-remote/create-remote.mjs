import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployedParts } from '../deploy/packages.mjs';
import { files } from './files.mjs';

/** What makes the command impossible; the message says why. */
export class NewRemoteError extends Error {}

const RESERVED = new Set(['host', 'common', 'shared', 'lapak']);

/** Where a line of the new remote goes: before the end of a list, or at the end of the file. */
const lines = ({ remote, module, address }) => [
  ['shared/contracts/src/remote-modules.ts', /^} as const;$/m, `  ${remote}: ['${module}'],\n`],
  [
    'shared/contracts/src/routes.ts',
    /^} as const satisfies/m,
    `  ${remote}: ':username/onlinestore/${address}',\n`,
  ],
  [
    'shared/contracts/src/paths.ts',
    /$(?![^])/,
    `export const ${remote} = (username: string) => \`\${store(username)}/${address}\`;\n`,
  ],
  ['host/src/app/route-table.ts', /^} as const satisfies/m, `  ${remote}: open('${remote}/${module}'),\n`],
];

function refuse(root, { remote, module, address }) {
  const problem = (text) => {
    throw new NewRemoteError(text);
  };
  if (!/^[a-z][a-z0-9]*$/.test(remote) || RESERVED.has(remote))
    problem(`"${remote}" cannot be a remote: lower-case letters and digits, such as gifts`);
  if (!/^[A-Z][A-Za-z0-9]*$/.test(module)) problem(`"${module}" cannot be a page: such as GiftList`);
  if (!/^[a-z][a-z0-9-]*$/.test(address)) problem(`"${address}" cannot be an address: such as hadiah`);
  if (existsSync(join(root, `mfe-${remote}`))) problem(`mfe-${remote} is there already`);
  const missing = lines({ remote, module, address }).find(([file]) => !existsSync(join(root, file)));
  if (missing) problem(`${missing[0]} is not here: a new remote needs a whole checkout`);
  const routes = readFileSync(join(root, 'shared/contracts/src/routes.ts'), 'utf8');
  if (new RegExp(`^ {2}${remote}: `, 'm').test(routes)) problem(`a route has the name ${remote} already`);
  if (routes.includes(`':username/onlinestore/${address}`)) problem(`the address ${address} is taken`);
}

/** Versions of what any remote has, so that the new one has the same. */
function knownVersions(root) {
  const { packageDir } = deployedParts(root).find(({ part }) => part !== 'host');
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, packageDir, 'package.json'), 'utf8'),
  );
  return { ...dependencies, ...devDependencies };
}

/**
 * Makes the folder of a remote with one page and its test, and the lines elsewhere that make it known.
 * @param {string} root of the repository
 * @param {{ remote: string, module: string, address: string }} names for example `gifts`, `GiftList` and `hadiah`
 * @returns {string[]} files that were written, relative to the root
 * @throws {NewRemoteError} before anything is written
 */
export function createRemote(root, names) {
  refuse(root, names);
  const made = Object.entries(files(names, knownVersions(root)));
  for (const [file, text] of made) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const changed = lines(names).map(([file, end, line]) => {
    const path = join(root, file);
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(end, (found) => line + found),
    );
    return file;
  });
  return [...made.map(([file]) => file), ...changed];
}
