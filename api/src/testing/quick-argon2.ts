import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Argon2 from '@node-rs/argon2';

/** The library by its path, as its name is mapped to this file. */
const argon2 = createRequire(__filename)(
  path.join(__dirname, '../../../node_modules/@node-rs/argon2'),
) as typeof Argon2;

/**
 * The library with hashes that cost little: tests make thousands.
 * @throws Error when options are given: the product has the library's own, which are strong
 */
export function hash(text: string, ...options: unknown[]): Promise<string> {
  if (options.length > 0) throw new Error('passwords are hashed with the defaults of the library');
  return argon2.hash(text, { memoryCost: 256, timeCost: 1 });
}

export const { verify } = argon2;
