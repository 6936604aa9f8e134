import { rm, writeFile } from 'node:fs/promises';
import { readConfig } from '../config.ts';
import { sendCommand } from './command-channel.ts';
import { failureText } from './failure-text.ts';
import type { OperatorReply, OperatorRequest } from './operator-request.ts';
import { operatorProgram } from './program.ts';

const quiet = () => undefined;
const log = {
  debug: quiet,
  info: quiet,
  warn: (_fields: object, message: string) => console.warn(message),
  error: (_fields: object, message: string) => console.error(message),
};

/** By the running server when there is one, else with the database opened here; most of the code is only for that. */
async function run(request: OperatorRequest): Promise<OperatorReply> {
  const config = readConfig();
  const reply = await sendCommand(config.dataDir, request);
  if (reply) return reply;
  const { createServices } = await import('../services.ts');
  const { createOperator } = await import('./operator.ts');
  const services = await createServices(config, log);
  try {
    const done = await createOperator(services).run(request);
    await services.mails.settled();
    return done;
  } finally {
    await services.close();
  }
}

const program = operatorProgram({
  run,
  print: (line) => console.log(line),
  save: (file, text) => writeFile(file, text),
  remove: (file) => rm(file, { force: true }),
  folder: process.env.INIT_CWD ?? process.cwd(),
});

program.parseAsync().catch((error: unknown) => {
  console.error(failureText(error));
  process.exitCode = 1;
});
