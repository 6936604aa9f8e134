import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentTypeOf, type FileStorage, type ByteRange } from '../../../storage/file-storage.ts';
import { downloadRefusals, type DownloadRefusal } from './download-refusals.ts';
import type { Download, DownloadService } from './download-service.ts';
import parseRange from 'range-parser';

/**
 * The part of a file that a request asks for: the whole file without one, and for what no download manager sends
 * (several parts, or a part of another version of the file).
 * @param bytes size of the file
 * @returns null when the part is outside of the file
 */
function requestedRange(
  headers: { range?: string; 'if-range'?: string | string[] },
  { bytes, etag }: { bytes: number; etag: string },
): (ByteRange & { isPart: boolean }) | null {
  const whole = { start: 0, end: bytes - 1, isPart: false };
  const { range, 'if-range': version = etag } = headers;
  if (range === undefined || version !== etag) return whole;
  const ranges = parseRange(bytes, range, { combine: true });
  if (ranges === -1) return null;
  const [part, ...more] = ranges === -2 || ranges.type !== 'bytes' ? [] : ranges;
  return part && more.length === 0 ? { ...part, isPart: true } : whole;
}

type FileDownload = Extract<Download, { kind: 'file' }>;

/** Name that the file is saved under: the product's, with the ending of the seller's file. */
const fileName = ({ line, key }: FileDownload) =>
  `${line.nama.replace(/[/\\]/g, '-')}${/\.[a-z0-9]+$/.exec(key)?.[0] ?? ''}`;

interface Parts {
  storage: Pick<FileStorage, 'open'>;
  downloads: Pick<DownloadService, 'count'>;
  download: FileDownload;
}

/**
 * Sends a file, or the part that the request asks for. Only from the first byte on it counts as an opening: browsers
 * fetch the rest of one download in parts.
 * @returns why it could not be sent; null when it was
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { storage, downloads, download }: Parts,
): Promise<DownloadRefusal | null> {
  const { key, bytes, line } = download;
  const etag = `"${key.slice(key.lastIndexOf('/') + 1)}"`;
  const range = requestedRange(request.headers, { bytes, etag });
  if (!range) {
    void reply.status(416).header('content-range', `bytes */${bytes}`).send();
    return null;
  }
  const body = await storage.open(key, 'private', range);
  if (!body) return downloadRefusals.missing;
  if (range.start === 0 && !(await downloads.count(line))) {
    body.destroy();
    return downloadRefusals.usedUp;
  }
  const { start, end } = range;
  void reply
    .status(range.isPart ? 206 : 200)
    .headers({
      'content-disposition': contentDisposition(fileName(download)),
      'content-length': end - start + 1,
      'cache-control': 'private, no-store',
      'accept-ranges': 'bytes',
      etag,
      ...(range.isPart ? { 'content-range': `bytes ${start}-${end}/${bytes}` } : {}),
    })
    .type(contentTypeOf(key))
    .send(body);
  return null;
}
