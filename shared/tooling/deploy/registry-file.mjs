import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployDir } from './deploy-dir.mjs';

const path = () => join(deployDir(), 'registry.json');

/** @returns {{ host: string | null, remotes: Record<string, { current: string, lastGood: string | null }> }} */
export function readRegistry() {
  return existsSync(path()) ? JSON.parse(readFileSync(path(), 'utf8')) : { host: null, remotes: {} };
}

/** Replaces the file in one step, so that a running server never reads half of it. */
export function writeRegistry(registry) {
  mkdirSync(deployDir(), { recursive: true });
  const next = `${path()}.${process.pid}.tmp`;
  writeFileSync(next, `${JSON.stringify(registry, null, 2)}\n`);
  renameSync(next, path());
}

/** Folder of one built version. */
export const versionDir = (part, version) =>
  part === 'host' ? join(deployDir(), 'host', version) : join(deployDir(), 'remotes', part, version);

/** Makes a built version the current one; the one before becomes the last good. */
export function activate(part, version) {
  if (!existsSync(versionDir(part, version))) throw new Error(`${part} ${version} is not built: ${versionDir(part, version)}`);
  const registry = readRegistry();
  if (part === 'host') registry.host = version;
  else {
    const before = registry.remotes[part];
    if (before?.current === version) return;
    registry.remotes[part] = { current: version, lastGood: before?.current ?? null };
  }
  writeRegistry(registry);
}

/** Goes back to the last good version of a remote. */
export function rollback(remote) {
  const registry = readRegistry();
  const entry = registry.remotes[remote];
  if (!entry?.lastGood) throw new Error(`${remote} has no last good version to go back to`);
  registry.remotes[remote] = { current: entry.lastGood, lastGood: entry.current };
  writeRegistry(registry);
}
