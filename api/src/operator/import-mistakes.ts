import path from 'node:path';
import type { Problem } from '@lapak/contracts/store-document/problem';
import { failed, type OperatorReply } from './operator-request.ts';

/** Mistakes on the screen; all of them are in the report. */
const PRINTED = 100;

/** The name of the file with all mistakes of a document. */
export const reportName = (file: string) => `${path.basename(file, path.extname(file))}.kesalahan.txt`;

/** The reply to a document that was refused: its mistakes, each with its place. */
export function mistakesReply(file: string, problems: readonly Problem[]): OperatorReply {
  const lines = problems.map((problem) => `  ${problem.path}  ${problem.message}`);
  const title = `Tidak ada yang diimpor: ${problems.length} kesalahan di ${file}.`;
  const reply = failed(title, ...lines.slice(0, PRINTED));
  if (lines.length <= PRINTED) return reply;
  return {
    ...reply,
    report: {
      name: reportName(file),
      title: `Semua ${problems.length} kesalahan`,
      lines: [title, ...lines],
    },
  };
}
