import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Launched {
  child: ChildProcess;
  /** Its exit code, when it has ended and all of its output is here. */
  ended: Promise<number | null>;
  /** What it has written so far. */
  text(): string;
  /** Until its output matches; throws with the output when it ends before. */
  output(pattern: RegExp): Promise<RegExpExecArray>;
}

/** Runs a TypeScript file as a separate process, as it runs in production. */
export function launch(file: string, args: string[] = [], options: SpawnOptions = {}): Launched {
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], options);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  let isOver = false;
  void ended.then(() => (isOver = true));
  return {
    child,
    ended,
    text: () => output,
    async output(pattern) {
      for (;;) {
        const wasOver = isOver;
        const found = pattern.exec(output);
        if (found) return found;
        if (wasOver) throw new Error(`It ended without ${pattern}:\n${output}`);
        await sleep(20);
      }
    },
  };
}
