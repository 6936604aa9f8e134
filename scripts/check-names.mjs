// Fails when a file does not exist that a script of a package.json, a configuration of Stryker, or the documentation names,
// and when two sources of a package have the same name.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';

process.chdir(new URL('..', import.meta.url).pathname);
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\0').filter(Boolean);
const files = git('ls-files', '-coz', '--exclude-standard').filter((file) => existsSync(file));
const roots = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));
const named = (ending) => files.filter((file) => file === ending || file.endsWith(`/${ending}`));
/** What stands for many names, is a package's, or leads elsewhere. */
const isNoName = (word) => /[*<>{}$?=…:]|\.\.\.|node_modules|^[@/-]/.test(word);

/** @returns {{ in: string, name: string }[]} relative to the repository */
const inFolderOf = (file, words) =>
  words.map((word) => ({ in: file, name: normalize(join(dirname(file), word)) }));

const ofScripts = named('package.json').flatMap((file) => {
  const words = Object.values(JSON.parse(readFileSync(file, 'utf8')).scripts ?? {})
    .join(' ')
    .split(/[\s;]+/);
  return inFolderOf(
    file,
    words.filter((word) => /^[\w.-]+(\/|\.(m?js|cjs|ts|jsonc?)$)/.test(word) && !isNoName(word)),
  );
});
const ofStryker = named('stryker.config.json').flatMap((file) => {
  const { mutate, testFiles = [] } = JSON.parse(readFileSync(file, 'utf8'));
  return inFolderOf(
    file,
    [...mutate, ...testFiles].filter((name) => !/[!*]/.test(name)),
  );
});
const ofDocs = files
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const links = [...text.matchAll(/\]\(([^)\s#]+)/g)].map(([, target]) => target);
    const code = [...text.matchAll(/```[\s\S]*?```|`[^`]+`/g)].flatMap(([span]) => span.split(/[\s`,;]+/));
    // In code, a path begins at the repository; one that begins elsewhere is an address or a part's own.
    const paths = code.filter((word) => word.includes('/') && roots.has(word.split('/')[0]));
    return [
      ...inFolderOf(
        file,
        links.filter((link) => !isNoName(link)),
      ),
      ...paths.filter((word) => !isNoName(word)).map((name) => ({ in: file, name: normalize(name) })),
    ];
  });

/** Where a file is named after something else: a table, a part of a store's document, the document that has the script. */
const isNamedAfter = (file) => /\/db\/schema\/|\/store-document\/|^host\/src\/inline\//.test(file);
/** The role of a file in its folder. */
const isOfFolder = (file) => ['index.ts', 'main.ts'].includes(basename(file));
const packageOf = (file) => file.split('/', file.startsWith('shared/') ? 2 : 1).join('/');
const sources = files.filter((file) => /\.tsx?$/.test(file) && !isNamedAfter(file) && !isOfFolder(file));
/** @type {Record<string, string[]>} */
const byName = {};
for (const file of sources) (byName[`${packageOf(file)} ${basename(file)}`] ??= []).push(file);
const twins = Object.values(byName).filter((found) => found.length > 1);
for (const found of twins) console.error(`One name stands for several files: ${found.join(', ')}`);

for (const [kind, names] of Object.entries({ ofScripts, ofStryker, ofDocs }))
  if (names.length === 0) throw new Error(`No name was found: ${kind} looks in the wrong place`);
const all = [...ofScripts, ...ofStryker, ...ofDocs];
const isIgnored = (name) => spawnSync('git', ['check-ignore', '-q', name]).status === 0;
const gone = all.filter(({ name }) => !existsSync(name) && !isIgnored(name));
for (const { in: file, name } of gone) console.error(`${file} names ${name}, which does not exist`);
console.log(`${all.length} names of files in scripts and documentation, ${gone.length} of them gone`);
process.exitCode = gone.length + twins.length === 0 ? 0 : 1;
