import { setTimeout as wait } from 'node:timers/promises';
import { InvalidArgumentError } from 'commander';
import type { Part } from '../parts.ts';
import { partState } from '../registry/part-state.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseStorage } from '../storage/release-storage.ts';

export interface Released {
  part: Part;
  version: string;
}

const LOOK_EVERY_MS = 1000;
const UNIT_MS = { s: 1000, m: 60_000, h: 3_600_000 };

/** A duration such as `90s`, `5m` or `1h`, in ms. */
export function duration(text: string): number {
  const [, count, unit] = /^([1-9]\d{0,5})([smh])$/.exec(text) ?? [];
  if (count === undefined)
    throw new InvalidArgumentError('a duration is a number with s, m or h, such as 5m');
  return Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS];
}

async function whyWithdrawn(storage: ReleaseStorage, { part, version }: Released): Promise<string> {
  const line = (await storage.log()).findLast((change) => change.part === part && change.from === version);
  return line ? ` by ${line.who}${line.why ? `: ${line.why}` : ''}` : '';
}

/**
 * Waits until each version is proven or replaced, at most so long.
 * @throws ReleaseError when one was taken back, or when the registry cannot be read at the end
 */
export async function watchReleased(
  storage: ReleaseStorage,
  released: Released[],
  forMs: number,
  print: (line: string) => void,
): Promise<void> {
  const end = Date.now() + forMs;
  const open = new Map(released.map((one) => [one.part, one]));

  async function look() {
    const registry = await storage.read();
    for (const one of open.values()) {
      const { current, proven, withdrawn } = partState(registry, one.part);
      const name = `${one.part} ${one.version}`;
      if (withdrawn.includes(one.version))
        throw new ReleaseError(`${name} was taken back${await whyWithdrawn(storage, one)}`);
      if (current === one.version && !proven.includes(one.version)) continue;
      print(current === one.version ? `${name} is proven` : `${name} was replaced by ${current}`);
      open.delete(one.part);
    }
  }

  for (;;) {
    const failure = await look().then(
      () => null,
      (error: unknown) => error,
    );
    // A storage that is away for a moment says nothing about the version.
    const isLast = open.size === 0 || Date.now() >= end;
    if (failure !== null && (isLast || failure instanceof ReleaseError)) throw failure;
    if (isLast) break;
    await wait(Math.min(LOOK_EVERY_MS, end - Date.now()));
  }
  for (const { part, version } of open.values())
    print(`${part} ${version} was not taken back; it is not proven yet`);
}
