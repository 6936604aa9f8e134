import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Row = Record<string, string | number>;

const folder = fileURLToPath(new URL('../out', import.meta.url));

/** Context of the figures: the machine and its other load. */
export const machine = () => ({
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: availableParallelism(),
  load: loadavg().map((figure) => Number(figure.toFixed(1))),
  node: process.version,
  at: new Date().toISOString(),
});

const shown = (value: string | number | undefined) =>
  typeof value === 'number'
    ? Number.isNaN(value)
      ? '-'
      : String(value < 10 ? Number(value.toFixed(3)) : Math.round(value))
    : (value ?? '');

/** Prints rows as a Markdown table, for people and for the documentation. */
export function printTable(title: string, rows: readonly Row[]): void {
  const heads = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => heads.map((head) => shown(row[head])));
  const widths = heads.map((head, at) =>
    Math.max(head.length, ...cells.map((line) => line[at]?.length ?? 0)),
  );
  const line = (texts: readonly string[]) =>
    `| ${texts.map((text, at) => text.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const lines = [line(heads), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)];
  console.log(`\n${title}\n\n${lines.join('\n')}`);
}

/** Writes the figures of a part for machines: `out/<part>.json`. */
export function writeFigures(part: string, figures: object): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, `${part}.json`),
    `${JSON.stringify({ machine: machine(), ...figures }, null, 2)}\n`,
  );
}
