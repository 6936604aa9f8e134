import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentTypeOf, type FileStorage } from '../../../lib/storage/file-storage.ts';
import { requestedRange } from './byte-range.ts';
import { downloadRefusals, type DownloadRefusal } from './download-refusals.ts';
import type { Download, DownloadService } from './download-service.ts';

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
