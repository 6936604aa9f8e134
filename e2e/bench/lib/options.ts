import { parseArgs } from 'node:util';

export const parts = ['pages', 'throughput', 'scripts', 'orders', 'growth'] as const;
export type Part = (typeof parts)[number];

export interface Options {
  parts: readonly Part[];
  /** Visits of each page in each state; the table shows their medians. */
  runs: number;
  /** How many times slower than this machine the processor of the pages' phone is. */
  slowdown: number;
  /** Length of one measurement of throughput, in seconds. */
  seconds: number;
  /** Small sizes and few samples, to try a part that takes long. */
  isQuick: boolean;
}

/** Reads `--only pages,throughput,scripts,orders,growth`, `--runs 5`, `--slowdown 4`, `--seconds 8` and `--quick`. */
export function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      runs: { type: 'string', default: '5' },
      slowdown: { type: 'string', default: '4' },
      seconds: { type: 'string', default: '8' },
      quick: { type: 'boolean', default: false },
    },
  });
  const wanted = values.only?.split(',');
  const chosen = parts.filter((part) => !wanted || wanted.includes(part));
  if (wanted && chosen.length !== wanted.length)
    throw new Error(`--only knows ${parts.join(', ')}; got ${values.only}`);
  return {
    parts: chosen,
    runs: positive('runs', values.runs),
    slowdown: positive('slowdown', values.slowdown),
    seconds: positive('seconds', values.seconds),
    isQuick: values.quick,
  };
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} wants a whole number above 0`);
  return value;
}
