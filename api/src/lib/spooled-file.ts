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

/** Where a file of a form goes. */
interface Place {
  field: string;
  /** Path of the file. */
  target: string;
  maxBytes: number;
}

/**
 * Writes files of a multipart form to the disk.
 * @param places one for each field; other files are ignored
 * @returns those that came, by field; null when the body is no multipart form, or is broken off
 */
export async function spoolFiles(
  request: FastifyRequest,
  places: readonly Place[],
): Promise<ReadonlyMap<string, SpooledFile> | null> {
  if (!request.isMultipart()) return null;
  const found = new Map<string, SpooledFile>();
  const most = Math.max(...places.map(({ maxBytes }) => maxBytes));
  try {
    const limited = {
      limits: { fileSize: most + 1, files: places.length, fields: 10 },
      throwFileSizeLimit: false,
    };
    for await (const part of request.parts(limited)) {
      if (part.type === 'field') continue;
      const place = places.find(({ field }) => field === part.fieldname);
      if (!place) {
        part.file.resume();
        continue;
      }
      await pipeline(part.file, createWriteStream(place.target, { mode: 0o600 }));
      const isTooLarge = part.file.truncated || part.file.bytesRead > place.maxBytes;
      found.set(place.field, { name: part.filename, isTooLarge });
    }
  } catch (error) {
    request.log.info({ err: error }, 'multipart file could not be read');
    return null;
  }
  return found;
}

/**
 * Writes the file of a multipart form to the disk.
 * @returns null when the body is no multipart form, is broken off, or has no file in that field
 */
export const spoolFile = async (request: FastifyRequest, place: Place): Promise<SpooledFile | null> =>
  (await spoolFiles(request, [place]))?.get(place.field) ?? null;
