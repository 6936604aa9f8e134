import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { cleanText } from './clean-text.ts';

/** A multipart form as a checkout or a proof upload sends it. */
export interface Form {
  /** Texts, clean; a field that comes twice counts with its last value. */
  fields: Readonly<Record<string, string>>;
  /** The expected file; null when none was sent. */
  file: Buffer | null;
  /** The file was larger than allowed; `file` is null then. */
  isFileTooLarge: boolean;
}

const MAX_FIELDS = 100;
const MAX_FIELD_BYTES = 20_000;

/**
 * Reads a multipart form whose only file is in `fileField`; other files are ignored.
 * @returns null when the body is no multipart form, is broken off, or holds too many parts
 */
export async function readForm(
  request: FastifyRequest,
  options: { fileField: string; maxFileBytes: number },
): Promise<Form | null> {
  if (!request.isMultipart()) return null;
  const fields: Record<string, string> = Object.create(null);
  let file: Buffer | null = null;
  let isFileTooLarge = false;
  try {
    const limited = {
      // One byte more than allowed, so that a file of exactly the limit is not taken for one that was cut.
      limits: {
        fileSize: options.maxFileBytes + 1,
        files: 5,
        fields: MAX_FIELDS,
        fieldSize: MAX_FIELD_BYTES,
      },
      throwFileSizeLimit: false,
    };
    for await (const part of request.parts(limited)) {
      if (part.type === 'field') {
        // Browsers write each line break of a form as two characters, which a field's limit does not count.
        fields[part.fieldname] = cleanText(String(part.value ?? '').replaceAll('\r\n', '\n'));
      } else if (part.fieldname === options.fileField) {
        const body = await part.toBuffer();
        isFileTooLarge = part.file.truncated || body.length > options.maxFileBytes;
        file = isFileTooLarge || body.length === 0 ? null : body;
      } else part.file.resume();
    }
  } catch (error) {
    request.log.info({ err: error }, 'multipart form could not be read');
    return null;
  }
  return { fields, file, isFileTooLarge };
}
