import type {} from '@fastify/multipart';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';

/** A file of a multipart form that was written to the disk as it came, because it is too large for the memory. */
export interface SpooledFile {
  /** As the sender calls it. */
  name: string;
  isTooLarge: boolean;
}

/**
 * Writes the file of a multipart form to the disk.
 * @param target path of the file
 * @returns null when the body is no multipart form, is broken off, or has no file in that field
 */
export async function spoolFile(
  request: FastifyRequest,
  { field, target, maxBytes }: { field: string; target: string; maxBytes: number },
): Promise<SpooledFile | null> {
  if (!request.isMultipart()) return null;
  let found: SpooledFile | null = null;
  try {
    const limited = {
      limits: { fileSize: maxBytes + 1, files: 1, fields: 10 },
      throwFileSizeLimit: false,
    };
    for await (const part of request.parts(limited)) {
      if (part.type === 'field') continue;
      if (part.fieldname !== field) {
        part.file.resume();
        continue;
      }
      await pipeline(part.file, createWriteStream(target, { mode: 0o600 }));
      found = { name: part.filename, isTooLarge: part.file.truncated || part.file.bytesRead > maxBytes };
    }
  } catch (error) {
    request.log.info({ err: error }, 'multipart file could not be read');
    return null;
  }
  return found;
}
