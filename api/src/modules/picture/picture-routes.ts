import path from 'node:path';
import type { Readable } from 'node:stream';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyReply } from 'fastify';
import Type from 'typebox';
import { pictureWidths, type PictureWidth } from '@lapak/contracts/pictures';
import { contentTypeOf } from '../../storage/file-storage.ts';
import { HttpRefusal } from '../../lib/http-refusal.ts';
import { refused } from '../../lib/refusal.ts';
import { rowIdOf } from '../../lib/row-id.ts';
import type { Services } from '../../services.ts';
import { contentTypeOfFormat, pictureFormats } from './picture-format.ts';
import { BusyError } from '../../lib/busy-error.ts';
import { createPictureService } from './picture-service.ts';

const FileParams = Type.Object({ '*': Type.String({ maxLength: 300 }) });
const FileQuery = Type.Object({ w: Type.Optional(Type.String({ maxLength: 10 })) });

/** Keys are named after the content, so the content of a key never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Originals that a browser may get as they are; an SVG could hold scripts. */
const plainTypes = ['image/avif', 'image/jpeg', 'image/png', 'image/webp'];

const isWidth = (width: number): width is PictureWidth => pictureWidths.some((known) => known === width);

function notFound(): HttpRefusal {
  return new HttpRefusal(refused(404, 'Gambar tidak ditemukan'));
}

function send(reply: FastifyReply, contentType: string, body: Buffer | Readable) {
  return reply.header('cache-control', FOR_EVER).type(contentType).send(body);
}

/** GET /files/{key}?w={width}: public pictures, as AVIF, WebP or JPEG by what the browser shows. */
export function pictureRoutes({ storage, config, log }: Pick<Services, 'storage' | 'config' | 'log'>) {
  return async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    const pictures = createPictureService({
      storage,
      log,
      cacheBytes: config.pictureCacheBytes,
      folder: path.join(config.dataDir, 'pictures-cache'),
    });
    app.addHook('onClose', () => pictures.close());

    app.get(
      '/files/*',
      { schema: { hide: true, params: FileParams, querystring: FileQuery } },
      async (request, reply) => {
        const key = request.params['*'];
        if (request.query.w === undefined) {
          const contentType = contentTypeOf(key);
          const bytes = plainTypes.includes(contentType) ? await storage.size(key, 'public') : null;
          const original = bytes && (await storage.open(key, 'public', { start: 0, end: bytes - 1 }));
          if (!original) throw notFound();
          return send(reply.header('content-length', bytes), contentType, original);
        }
        const width = rowIdOf(request.query.w);
        if (width === null || !isWidth(width)) throw notFound();
        try {
          const picture = await pictures.resized(key, width, pictureFormats(request.headers.accept));
          if (!picture) throw notFound();
          void reply.header('vary', 'accept');
          return await send(reply, contentTypeOfFormat[picture.format], picture.body);
        } catch (error) {
          if (!(error instanceof BusyError)) throw error;
          void reply.header('retry-after', '2');
          throw new HttpRefusal(refused(503, 'Server sedang sibuk, silakan coba lagi'));
        }
      },
    );
  };
}
