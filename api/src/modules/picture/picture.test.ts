import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { errorHandler } from '../../plugins/error-handler.ts';
import { createDiskStorage } from '../../lib/storage/disk-storage.ts';
import { readConfig } from '../../config.ts';
import type { FileStorage } from '../../lib/storage/file-storage.ts';
import { pictureFormats } from './picture-format.ts';
import { pictureRoutes } from './picture-routes.ts';
import { BusyError } from '../../lib/busy-error.ts';
import { createPictureService } from './picture-service.ts';

describe('Public pictures', () => {
  let app: FastifyInstance;
  let folder = '';
  let storage: FileStorage;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'lapak-pictures-'));
    storage = createDiskStorage(path.join(folder, 'files'));
    const picture = await sharp({ create: { width: 600, height: 300, channels: 4, background: '#a33b' } })
      .png()
      .toBuffer();
    await storage.put('stores/1/foto.png', picture, 'image/png', 'public');
    await storage.put('stores/1/rusak.webp', Buffer.from('bukan gambar'), 'image/webp', 'public');
    await storage.put(
      'stores/1/logo.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'image/svg+xml',
      'public',
    );
    await storage.put('proofs/1/bukti.png', picture, 'image/png', 'private');
    app = Fastify();
    await app.register(errorHandler);
    const services = { storage, config: readConfig({ DATA_DIR: folder }), log: app.log };
    await app.register(pictureRoutes(services));
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  /** A service with a separate folder of results. */
  const service = (name: string, own: { leisureMs?: number }) =>
    createPictureService({ storage, log: app.log, folder: path.join(folder, name), ...own });

  it.each([
    ['image/avif,image/webp,*/*', 'image/webp', 'webp'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('come as the browser shows them (%s)', async (accept, type, format) => {
    const reply = await app.inject({ url: '/files/stores/1/foto.png?w=240', headers: { accept } });
    expect(reply.headers).toMatchObject({
      'content-type': type,
      vary: 'accept',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 240, height: 120, format });
  });

  it('come soon at first, and in the smallest format once there was time to make it', async () => {
    const pictures = service('sempat', { leisureMs: 0 });
    const ask = () => pictures.resized('stores/1/foto.png', 240, ['avif', 'webp', 'jpeg']);
    const first = await ask();
    expect(first?.format).toBe('webp');
    let later = first;
    while (later?.format !== 'avif') later = await ask();
    expect(await sharp(later.body).metadata()).toMatchObject({ width: 240, height: 120, format: 'heif' });
    expect((await pictures.resized('stores/1/foto.png', 240, ['webp', 'jpeg']))?.format).toBe('webp');
    await pictures.close();
  });

  it('are not made smaller while others are waited for, nor after the end', async () => {
    const pictures = service('sibuk', { leisureMs: 60_000 });
    const ask = () => pictures.resized('stores/1/foto.png', 320, ['avif', 'webp', 'jpeg']);
    await ask();
    expect((await ask())?.format).toBe('webp');
    await pictures.close();
    expect((await readdir(path.join(folder, 'sibuk'))).map((name) => path.extname(name))).toEqual(['.webp']);
  });

  it('are made once for all requests of the same', async () => {
    const pictures = service('sama', {});
    const ask = () => pictures.resized('stores/1/foto.png', 96, ['jpeg']);
    const same = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(same.map((picture) => picture?.body)).size).toBe(1);
    await pictures.close();
  });

  it('are refused when too many wait', async () => {
    const widths = [96, 160, 240] as const;
    let arrived = 0;
    let open = () => {};
    const all = new Promise<void>((resolve) => (open = resolve));
    const slow: FileStorage = {
      ...storage,
      async get(key, visibility) {
        const file = await storage.get(key, visibility);
        arrived += 1;
        if (arrived === widths.length) open();
        await all;
        return file;
      },
    };
    const pictures = createPictureService({
      storage: slow,
      log: app.log,
      folder: path.join(folder, 'ramai'),
      atOnce: 1,
      maxWaiting: 1,
    });
    const answers = await Promise.allSettled(
      widths.map((width) => pictures.resized('stores/1/foto.png', width, ['jpeg'])),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    const refused = answers.find((answer) => answer.status === 'rejected');
    expect(refused?.reason).toBeInstanceOf(BusyError);
    await pictures.close();
  });

  it('are never made wider than they are, and are cached once made', async () => {
    const reply = await app.inject('/files/stores/1/foto.png?w=1200');
    expect((await sharp(reply.rawPayload).metadata()).width).toBe(600);
    const kept = (await readdir(path.join(folder, 'pictures-cache'))).filter((name) =>
      name.includes('-1200.'),
    );
    expect(kept).toHaveLength(1);
    const again = await app.inject('/files/stores/1/foto.png?w=1200');
    expect(again.rawPayload.equals(reply.rawPayload)).toBe(true);
  });

  it('come as they are without a width, unless they could hold scripts', async () => {
    expect((await app.inject('/files/stores/1/foto.png')).headers['content-type']).toBe('image/png');
    expect((await app.inject('/files/stores/1/logo.svg')).statusCode).toBe(404);
    expect((await app.inject('/files/stores/1/logo.svg?w=96')).headers['content-type']).toBe('image/jpeg');
  });

  it.each([
    '/files/stores/1/tidak-ada.png?w=240',
    '/files/stores/1/foto.png?w=241',
    '/files/stores/1/foto.png?w=-1',
    '/files/stores/1/foto.png?w=abc',
    '/files/stores/1/rusak.webp?w=240',
    '/files/proofs/1/bukti.png?w=240',
    '/files/proofs/1/bukti.png',
    '/files/private/proofs/1/bukti.png',
    '/files/../private/proofs/1/bukti.png',
    '/files/..%2fprivate%2fproofs%2f1%2fbukti.png?w=240',
    '/files/',
    '/files/%00?w=96',
  ])('are a 404 when there is nothing public: %s', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  });
});

it.each([
  ['image/avif,image/webp,*/*', ['avif', 'webp', 'jpeg']],
  ['image/avif;q=0, image/webp', ['webp', 'jpeg']],
  ['image/avif', ['avif', 'jpeg']],
  ['text/html', ['jpeg']],
  [undefined, ['jpeg']],
])('chooses the format by %p', (accept, formats) => {
  expect(pictureFormats(accept)).toEqual(formats);
});
