import { randomUUID } from 'node:crypto';
import { link, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '../lib/error-code.ts';
import { StartError } from '../lib/start-error.ts';

/** The holder of a lock. `startedAt` distinguishes a process from a later one with the same pid. */
interface Holder {
  token: string;
  pid: number;
  host: string;
  boot: string;
  startedAt: string;
}

export interface FolderLock {
  release(): Promise<void>;
}

/** The data folder belongs to another running process. The message is for the operator. */
export class FolderLockedError extends StartError {
  override name = 'FolderLockedError';
  constructor(folder: string, holder: { pid: number; host: string }) {
    super(
      `Folder data "${folder}" sedang dipakai proses Lapak lain (pid ${holder.pid} di ${holder.host}). ` +
        'Hentikan proses itu lebih dulu, atau pilih folder lain lewat DATA_DIR.',
    );
  }
}

const HEARTBEAT_MS = 2_000;
/** A holder on another machine cannot be checked; without a heartbeat for so long it counts as gone. */
const SILENT_MS = 10_000;

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}

/** Start of a process in clock ticks since boot (Linux); empty where the system does not report it. */
function startOf(pid: number): string {
  const line = read(`/proc/${pid}/stat`);
  // The name in brackets may hold spaces: count the fields behind it. Start time is field 22.
  return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

const bootId = () => read('/proc/sys/kernel/random/boot_id');

function isHolder(value: unknown): value is Holder {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Record<string, unknown> = { ...value };
  return (
    typeof fields.pid === 'number' &&
    ['token', 'host', 'boot', 'startedAt'].every((name) => typeof fields[name] === 'string')
  );
}

async function readHolder(file: string): Promise<Holder | null> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isHolder(value) ? value : null;
  } catch {
    return null;
  }
}

function isRunning(holder: Holder): boolean {
  if (holder.boot !== bootId()) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false;
  }
  return holder.startedAt === startOf(holder.pid);
}

async function isSilent(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  return found === null || Date.now() - found.mtimeMs > SILENT_MS;
}

/** Creates the file with its content in one step, or returns false when it exists. */
async function create(file: string, holder: Holder): Promise<boolean> {
  const draft = `${file}.${holder.token}.new`;
  await writeFile(draft, JSON.stringify(holder), { mode: 0o600, flush: true });
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Null when the lock is ours, else its holder. */
async function take(file: string, me: Holder): Promise<Holder | null> {
  if (await create(file, me)) return null;
  const holder = await readHolder(file);
  if (holder === null) return take(file, me);
  const isGone = holder.host === me.host ? !isRunning(holder) : await isSilent(file);
  if (!isGone) return holder;
  // A process that takes over a stale lock first takes a lock named after it, so that two never remove a third one's.
  const takeover = `${file}.${holder.token}`;
  const rival = await take(takeover, me);
  if (rival) return rival;
  try {
    const current = await readHolder(file);
    if (current?.token === holder.token) await rm(file, { force: true });
    return await take(file, me);
  } finally {
    await rm(takeover, { force: true });
  }
}

/**
 * Takes a folder for this process alone. A lock left behind by a process that was killed does not count; one of
 * another machine is given up after ten seconds without a sign of life.
 * @throws FolderLockedError when another process has the folder
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = path.join(folder, 'lapak.lock');
  const me: Holder = {
    token: randomUUID(),
    pid: process.pid,
    host: hostname(),
    boot: bootId(),
    startedAt: startOf(process.pid),
  };
  let holder = await take(file, me);
  const deadline = Date.now() + SILENT_MS + HEARTBEAT_MS;
  while (holder !== null && holder.host !== me.host && Date.now() < deadline) {
    await sleep(500);
    holder = await take(file, me);
  }
  if (holder !== null) throw new FolderLockedError(folder, holder);
  const heartbeat = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => undefined);
  }, HEARTBEAT_MS);
  heartbeat.unref();
  return {
    async release() {
      clearInterval(heartbeat);
      if ((await readHolder(file))?.token === me.token) await rm(file, { force: true });
    },
  };
}
