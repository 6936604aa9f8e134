import { hash, verify } from '@node-rs/argon2';

/** argon2id with the library's defaults (19 MiB, 2 passes). */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** Of no account: verified when there is none to verify, so that an answer takes as long either way. */
const decoy = hash('lapak');

/** Whether a password is that of a hash; takes as long when there is no hash, and is then false. */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash !== null;
}
