import { rm, writeFile } from 'node:fs/promises';
import { constants } from 'node:os';
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

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Calls back when the command is interrupted, or its terminal closed, until `end` is called. */
function whenInterrupted(work: (signal: (typeof signals)[number]) => void): { end(): void } {
  for (const signal of signals) process.on(signal, work);
  return { end: () => signals.forEach((signal) => process.off(signal, work)) };
}

/** What is said of a command that the server has received, which finishes it. */
const goesOn: Partial<Record<OperatorRequest['command'], string>> = {
  import: 'Impor tetap berjalan di server Lapak. Jalankan perintah ini lagi untuk melihat hasilnya.',
};
const mayBeDone = 'Perintah ini mungkin sudah dijalankan oleh server Lapak: periksa hasilnya.';

/** Runs a request by the running server when there is one, else with the database opened here; most of the code is only for that. */
async function run(request: OperatorRequest): Promise<OperatorReply> {
  const config = readConfig();
  if (request.command === 'upgrade') {
    // A server that runs is of the version before.
    const { showUpgrade } = await import('./upgrade.ts');
    return showUpgrade(config, process.env);
  }
  const interruptible = whenInterrupted((signal) => {
    console.error(goesOn[request.command] ?? mayBeDone);
    process.exit(128 + constants.signals[signal]);
  });
  const reply = await sendCommand(config.dataDir, request).finally(interruptible.end);
  if (reply) return reply;
  if (request.command === 'restore') {
    // Before anything is opened, as opening fills an empty shop.
    const { restore } = await import('./backup.ts');
    return restore(config, request.folder);
  }
  const { createServices } = await import('../services.ts');
  const { createOperator } = await import('./operator.ts');
  const services = await createServices(config, log);
  const operator = createOperator(services);
  const own = whenInterrupted(() => void operator.close());
  try {
    const done = await operator.run(request);
    await services.mails.settled();
    return done;
  } finally {
    own.end();
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
