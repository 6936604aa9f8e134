import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { repositoryRoot } from '../deploy/deploy-dir.mjs';

/**
 * Libraries of hundreds of small files. Jest resolves, reads and compiles each file anew for every suite: typebox alone took 0.4 s of
 * each suite of screens, as much as all that they import besides.
 */
const libraries = ['typebox', 'msw', '@base-ui/react'];

const installed = join(repositoryRoot, 'node_modules');
const cache = join(repositoryRoot, '.cache/jest-libraries');

/** What the bundles are made of: every installed version, and what stands here. */
const made = [join(repositoryRoot, 'package-lock.json'), fileURLToPath(import.meta.url)].reduce(
  (hash, file) => hash.update(readFileSync(file)),
  createHash('sha256'),
);
const edition = made.digest('hex').slice(0, 10);

const { resolve } = createRequire(join(repositoryRoot, 'package.json'));

/** What can be imported of a library for Node: no patterns, no files that are no modules, nothing internal. */
function entriesOf({ name, exports }) {
  return Object.keys(exports)
    .filter((entry) => !/\*|\.js(on)?$|\/internals\//.test(entry))
    .map((entry) => name + entry.slice(1))
    .filter((entry) => {
      try {
        return resolve(entry).endsWith('js');
      } catch {
        return false; // for browsers alone, or types
      }
    });
}

/** Writes a file whole: another run may read it at the same time. */
function place(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}

/** A module with a function for each entry, so that an entry is evaluated when it is required first. */
function bundled(source, external) {
  const { outputFiles } = buildSync({
    stdin: { contents: source, resolveDir: repositoryRoot },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external,
    logLevel: 'error',
  });
  return outputFiles[0].contents;
}

/** Bundles a library, unless this edition of it is there. @returns the file of each entry, by the pattern that jest maps */
function bundle(library) {
  const manifest = JSON.parse(readFileSync(join(installed, library, 'package.json'), 'utf8'));
  const entries = entriesOf(manifest);
  const quoted = (text) => JSON.stringify(text);
  const source = entries
    .map((entry) => `exports[${quoted(entry)}] = () => require(${quoted(entry)});`)
    .join('\n');
  const folder = join(cache, edition, library);
  const whole = join(folder, 'bundle.cjs');
  const fileOf = (entry) => join(folder, 'entries', `${entry}.cjs`);
  if (!existsSync(whole)) {
    for (const entry of entries) {
      const way = relative(dirname(fileOf(entry)), whole);
      place(fileOf(entry), `module.exports = require(${quoted(way)})[${quoted(entry)}]();\n`);
    }
    // One copy of React is there for all.
    place(whole, bundled(source, Object.keys(manifest.peerDependencies ?? {})));
  }
  return Object.fromEntries(entries.map((entry) => [`^${entry}$`, fileOf(entry)]));
}

/** The entry of jest's `moduleNameMapper`. */
export const bundledLibraries = Object.assign({}, ...libraries.map(bundle));
