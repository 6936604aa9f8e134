import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Gives a finished build the name of its version, in one step. When another build of the same sources was faster, its
 * folder stays.
 * @param {string} built folder of the finished files
 * @param {string} target the version folder
 */
export function placeVersion(built, target) {
  mkdirSync(dirname(target), { recursive: true });
  try {
    renameSync(built, target);
  } catch (error) {
    if (!existsSync(target)) throw error;
    rmSync(built, { recursive: true });
  }
}
