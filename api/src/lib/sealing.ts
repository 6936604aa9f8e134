import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** A key of AES-256. The first one of a list seals; all of them open what they have sealed. */
export interface SealingKey {
  id: string;
  key: Buffer;
}

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const KEY_BYTES = 32;

/** "2026:<base64 of 32 bytes>" as a key; null for what is none. */
export function sealingKeyOf(text: string): SealingKey | null {
  const [, id, encoded] = /^([A-Za-z0-9_-]{1,40}):([A-Za-z0-9+/_-]+={0,2})$/.exec(text) ?? [];
  const key = Buffer.from(encoded ?? '', 'base64');
  return id === undefined || key.length !== KEY_BYTES ? null : { id, key };
}

/**
 * Seals secrets that are stored (AES-256-GCM). What was sealed says by which key, so that a new key can be put in front of the old one.
 * @param keys at least one
 */
export function createSealing(keys: readonly SealingKey[]) {
  const [first] = keys;
  if (!first) throw new Error('There is no key to seal with');
  return {
    /** @param about what the secret belongs to: moved to another row it does not open */
    seal(secret: string, about: string): string {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, first.key, iv).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return [first.id, ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join(
        '.',
      );
    },
    /** @throws Error when its key is gone, or when it was changed or moved */
    open(text: string, about: string): string {
      const [id, ...parts] = text.split('.');
      const [iv, tag, sealed] = parts.map((part) => Buffer.from(part, 'base64url'));
      const key = keys.find((known) => known.id === id)?.key;
      if (!key || !iv || !tag || !sealed) throw new Error('The key of a sealed secret is not known');
      const decipher = createDecipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(about)).setAuthTag(tag);
      return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
    },
  };
}

export type Sealing = ReturnType<typeof createSealing>;
