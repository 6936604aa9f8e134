/**
 * Mutation tests: `npm run mutants -- [--sample 1/20] [run ...]`; without a name, the quick ones. docs/testing.md
 * describes what is mutated and how to read the outcome.
 */
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { repositoryRoot } from '../../shared/tooling/deploy/deploy-dir.mjs';
import { runs } from './runs.mjs';
import { parseSample } from './sample.mjs';

const MINUTE_MS = 60_000;

/**
 * @param {import('./runs.mjs').MutantRun} run
 * @param {import('./sample.mjs').Sample} [sample]
 */
function options({ name, mutate, tests }, sample) {
  const part = sample ? `.${sample.part}-of-${sample.of}` : '';
  const report = join(repositoryRoot, '.cache/mutants', name + part);
  return {
    mutate,
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner', fileURLToPath(new URL('sample.mjs', import.meta.url))],
    ...(sample && { checkers: ['sample'], sample }),
    jest: {
      configFile: 'jest.config.mjs',
      config: tests ? { testMatch: tests.map((suite) => `**/${suite}`) } : {},
      // Every suite of the API loads the whole of it, so that each would be related.
      enableFindRelatedTests: !tests,
    },
    mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral'] },
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    concurrency: 1,
    // A busy machine must not pass for a killed mutant.
    timeoutMS: 2 * MINUTE_MS,
    timeoutFactor: 6,
    dryRunTimeoutMinutes: 30,
    tempDirName: '.cache/mutants',
    cleanTempDir: 'always',
    reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
    clearTextReporter: { logTests: false, allowColor: false, allowEmojis: false },
    jsonReporter: { fileName: `${report}.json` },
    htmlReporter: { fileName: `${report}.html` },
    allowConsoleColors: false,
  };
}

function wrongArguments(message) {
  console.error(message);
  process.exit(1);
}

const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' } },
});
const sample = values.sample === undefined ? undefined : parseSample(values.sample);
if (values.sample !== undefined && !sample) wrongArguments('A sample is one part of several, such as 3/20.');

/** A module's name selects all its runs. */
const isNamed = (run, name) => run.name === name || run.name.startsWith(`${name}/`);
const unknown = wanted.filter((name) => !runs.some((run) => isNamed(run, name)));
if (unknown.length > 0)
  wrongArguments(`There is no ${unknown.join(', ')}; there are ${runs.map((run) => run.name).join(', ')}.`);

const isThere = ({ packageDir }, file) => existsSync(join(repositoryRoot, packageDir, file));
const chosen = runs.filter((run) =>
  wanted.length > 0 ? wanted.some((name) => isNamed(run, name)) : !run.isSlow,
);
for (const run of chosen.filter(({ tests }) => tests)) {
  const moved = [...run.mutate, ...run.tests].filter((file) => !isThere(run, file));
  if (moved.length > 0)
    wrongArguments(`${run.name} in scripts/mutants/runs.mjs names what is not there: ${moved.join(', ')}.`);
}

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// One database: the server if there is one, which opens a suite's database in half of the time.
process.env.TEST_SERVER_ALONE = '1';
for (const run of chosen) {
  process.chdir(join(repositoryRoot, run.packageDir));
  await new Stryker(options(run, sample)).runMutationTest();
}
