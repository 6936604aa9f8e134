import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { errorHandler } from '../../plugins/error-handler.ts';
import { createDiskStorage } from '../../lib/storage/disk-storage.ts';
import { readConfig } from '../../config.ts';
import { createLimiter, BusyError } from '../../lib/limiter.ts';
import { pictureFormat } from './picture-format.ts';
import { pictureRoutes } from './picture-routes.ts';

describe('Public pictures', () => {
  let app: FastifyInstance;
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'lapak-pictures-'));
    const storage = createDiskStorage(path.join(folder, 'files'));
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

  it.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
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

  it('are never made wider than they are, and are kept once made', async () => {
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
  ['image/avif;q=0, image/webp', 'webp'],
  ['text/html', 'jpeg'],
  [undefined, 'jpeg'],
])('chooses the format by %p', (accept, format) => {
  expect(pictureFormat(accept)).toBe(format);
});

it('lets only so many run and wait', async () => {
  const limited = createLimiter(1, 1);
  const order: string[] = [];
  let release = () => {};
  const first = limited(async () => {
    await new Promise<void>((resolve) => (release = resolve));
    order.push('first');
  });
  const second = limited(async () => void order.push('second'));
  await expect(limited(async () => undefined)).rejects.toThrow(BusyError);
  release();
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
  await limited(async () => void order.push('third'));
  expect(order).toHaveLength(3);
});
