import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { errorHandler } from '../../plugins/error-handler.ts';
import { createDiskStorage } from '../../storage/disk-storage.ts';
import { readConfig } from '../../config.ts';
import { pictureWidths, type PictureWidth } from '@lapak/contracts/pictures';
import type { FileStorage } from '../../storage/file-storage.ts';
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
  const service = (name: string, own: { idleMs?: number }) =>
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
    const pictures = service('sempat', { idleMs: 0 });
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
    const pictures = service('sibuk', { idleMs: 60_000 });
    const ask = () => pictures.resized('stores/1/foto.png', 320, ['avif', 'webp', 'jpeg']);
    await ask();
    expect((await ask())?.format).toBe('webp');
    await pictures.close();
    expect((await readdir(path.join(folder, 'sibuk'))).map((name) => path.extname(name))).toEqual(['.webp']);
  });

  it('are made once for all requests of the same', async () => {
    const get = jest.spyOn(storage, 'get');
    const pictures = service('sama', {});
    const ask = () => pictures.resized('stores/1/foto.png', 96, ['jpeg']);
    await Promise.all([ask(), ask(), ask()]);
    expect(get).toHaveBeenCalledTimes(1);
    get.mockRestore();
    await pictures.close();
  });

  /** A storage that gives files when the test lets it, and counts those that are held in memory. */
  function slowly() {
    let isOpen = () => {};
    const opened = new Promise<void>((resolve) => (isOpen = resolve));
    const held = { now: 0, most: 0 };
    const slow: FileStorage = {
      ...storage,
      async get(key, visibility) {
        held.now += 1;
        held.most = Math.max(held.most, held.now);
        const file = await storage.get(key, visibility);
        await opened;
        held.now -= 1;
        return file;
      },
    };
    return { slow, held, open: () => isOpen() };
  }

  it('are refused when too many wait', async () => {
    const { slow, open } = slowly();
    const limits = { atOnce: 1, maxWaiting: 1 };
    const own = { storage: slow, log: app.log, folder: path.join(folder, 'ramai') };
    const pictures = createPictureService({ ...own, ...limits });
    const answers = [96, 160, 240].map((width) =>
      pictures.resized('stores/1/foto.png', width as PictureWidth, ['jpeg']),
    );
    await expect(Promise.race(answers)).rejects.toBeInstanceOf(BusyError);
    open();
    const settled = await Promise.allSettled(answers);
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    await pictures.close();
  });

  it('are read when it is their turn, however many wait', async () => {
    const { slow, held, open } = slowly();
    const own = { storage: slow, log: app.log, folder: path.join(folder, 'antre') };
    const pictures = createPictureService({ ...own, atOnce: 2 });
    const answers = pictureWidths.map((width) => pictures.resized('stores/1/foto.png', width, ['jpeg']));
    while (held.now < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    open();
    expect((await Promise.all(answers)).every((picture) => picture !== null)).toBe(true);
    expect(held.most).toBe(2);
    await pictures.close();
  });

  it('that move become their first frame', async () => {
    const frame = (background: string) => ({
      create: { width: 20, height: 10, channels: 3 as const, background },
    });
    const frames = await Promise.all(['#f00', '#00f'].map((colour) => sharp(frame(colour)).png().toBuffer()));
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    await storage.put('stores/1/gerak.webp', moving, 'image/webp', 'public');
    const reply = await app.inject({
      url: '/files/stores/1/gerak.webp?w=96',
      headers: { accept: 'image/webp' },
    });
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 20, height: 10 });
    expect((await sharp(reply.rawPayload).metadata()).pages ?? 1).toBe(1);
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
