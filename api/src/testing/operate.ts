import { rm, writeFile } from 'node:fs/promises';
import { sendCommand } from '../operator/command-channel.ts';
import { operatorProgram } from '../operator/program.ts';

/** Runs a command line as the operator of the running server. @param dataDir of that server */
export async function operate(dataDir: string, args: string[]) {
  const lines: string[] = [];
  const program = operatorProgram({
    run: async (request) => (await sendCommand(dataDir, request)) ?? { ok: false, lines: ['no server'] },
    print: (line) => lines.push(line),
    save: (file, text) => writeFile(file, text),
    remove: (file) => rm(file, { force: true }),
    folder: dataDir,
  });
  const before = process.exitCode;
  process.exitCode = 0;
  await program.parseAsync(args, { from: 'user' });
  const failed = process.exitCode !== 0;
  process.exitCode = before;
  return { lines, failed };
}
