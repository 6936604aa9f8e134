/**
 * A part of the mutants instead of all: `--sample 3/20` runs the third of twenty parts. A plugin of Stryker of the kind that
 * checks mutants, because one that ignores code ignores whole branches of the syntax tree, never a single mutant. The mutants
 * left out are in the report as compile errors, which do not count in the score.
 * @typedef {{ part: number, of: number }} Sample
 */
import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * @param {string} text such as `3/20`
 * @returns {Sample | undefined}
 */
export function parseSample(text) {
  const [, part, of] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(text)?.map(Number) ?? [];
  return part <= of ? { part, of } : undefined;
}

/**
 * The same mutant is in the same part in every run; the parts share no mutant, so that their results may be added up.
 * @param {{ fileName: string, location: object, mutatorName: string, replacement: string }} mutant
 * @param {Sample} sample
 */
function isInSample({ fileName, location, mutatorName, replacement }, { part, of }) {
  const { start, end } = location;
  const place = [start.line, start.column, end.line, end.column].join(':');
  const identity = [relative(process.cwd(), fileName), place, mutatorName, replacement].join('|');
  return createHash('sha256').update(identity).digest().readUInt32BE() % of === part - 1;
}

/** @param {{ sample: Sample }} options */
function sampleChecker({ sample }) {
  const leftOut = { status: 'compileError', reason: `Not in part ${sample.part} of ${sample.of}` };
  const check = (mutant) => (isInSample(mutant, sample) ? { status: 'passed' } : leftOut);
  return {
    init: async () => {},
    group: async (mutants) => [mutants.map(({ id }) => id)],
    check: async (mutants) => Object.fromEntries(mutants.map((mutant) => [mutant.id, check(mutant)])),
  };
}
sampleChecker.inject = ['options'];

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', factory: sampleChecker }];
export const strykerValidationSchema = { properties: { sample: { type: 'object' } } };
