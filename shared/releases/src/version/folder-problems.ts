import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASE_FILE, type ReleaseFacts } from '@lapak/contracts/release-facts';
import type { Part } from '../parts.ts';
import { readManifest } from './federation-manifest.ts';
import { readFacts } from './read-facts.ts';

export const integrityOf = (content: Uint8Array) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

const missing = (dir: string, files: string[]) =>
  files.filter((file) => !existsSync(join(dir, file))).map((file) => `${file} is missing`);

/** Files of a folder that are missing, or have another size (or another hash). */
function brokenFiles(dir: string, files: ReleaseFacts['files'], hashes: boolean): string[] {
  return Object.entries(files).flatMap(([file, { bytes, integrity }]) => {
    const path = join(dir, file);
    const size = statSync(path, { throwIfNoEntry: false })?.size;
    if (size === undefined) return [`${file} is missing`];
    if (size !== bytes) return [`${file} has ${size} bytes instead of ${bytes}`];
    return hashes && integrityOf(readFileSync(path)) !== integrity ? [`${file} has another content`] : [];
  });
}

/** Throws when there is nothing that names the first files that a browser asks for. */
function checkFirstFiles(dir: string, part: Part): void {
  if (part !== 'host') readManifest(dir);
  else {
    const { js } = JSON.parse(readFileSync(join(dir, 'assets.json'), 'utf8')) as { js: string[] };
    if (js.length === 0) throw new Error('assets.json names no script');
  }
}

/**
 * Why a version's folder cannot be used; empty when it is whole.
 * @param hashes compares contents too, which reads every file
 */
export function folderProblems(dir: string, part: Part, version: string, { hashes = false } = {}): string[] {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return ['it is not built'];
  try {
    const start = missing(dir, [RELEASE_FILE, part === 'host' ? 'assets.json' : 'mf-manifest.json']);
    if (start.length > 0) return start;
    const { files } = readFacts(dir, part, version);
    checkFirstFiles(dir, part);
    return brokenFiles(dir, files, hashes);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
