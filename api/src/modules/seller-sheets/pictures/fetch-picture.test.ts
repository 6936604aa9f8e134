import type { RequestListener } from 'node:http';
import { anHttpsSite } from '../../../testing/an-https-site.ts';
import { createPictureFetch, type PictureFetchOptions } from './fetch-picture.ts';

const seen: (string | undefined)[] = [];
const answer: RequestListener = ({ url, headers }, reply) => {
  seen.push(`${headers.host?.replace(/:\d+$/, '')}${url}`);
  if (url === '/besar.jpg') {
    reply.writeHead(200);
    const send = () => {
      while (!reply.destroyed && reply.write(Buffer.alloc(1_000_000)));
    };
    reply.on('drain', send);
    send();
  } else if (url === '/diam.jpg') reply.flushHeaders();
  else if (url === '/hilang.jpg') reply.writeHead(404).end();
  else if (url === '/pindah.jpg') reply.writeHead(302, { location: '/ada.jpg' }).end();
  else if (url === '/putar.jpg') reply.writeHead(302, { location: '/putar.jpg' }).end();
  else if (url === '/ke-dalam.jpg')
    reply.writeHead(301, { location: 'https://dalam.test/rahasia.jpg' }).end();
  else if (url === '/ke-http.jpg') reply.writeHead(301, { location: 'http://gambar.test/ada.jpg' }).end();
  else reply.end('gambar');
};

let site: Awaited<ReturnType<typeof anHttpsSite>>;
beforeAll(async () => {
  site = await anHttpsSite(answer);
});
afterAll(() => site.close());
beforeEach(() => void seen.splice(0));

const never = new AbortController().signal;
const inside = ['127.0.0.1', '10.0.0.7'];
const fetchOf = (own: PictureFetchOptions = {}) => createPictureFetch({ ...site.options, ...own });

test('a picture comes, also by way of a redirect', async () => {
  expect(await fetchOf()('https://gambar.test/ada.jpg', never)).toEqual({ body: Buffer.from('gambar') });
  expect(await fetchOf()('https://gambar.test/pindah.jpg', never)).toEqual({ body: Buffer.from('gambar') });
  expect(seen).toEqual(['gambar.test/ada.jpg', 'gambar.test/pindah.jpg', 'gambar.test/ada.jpg']);
});

test.each([
  ['http://gambar.test/ada.jpg', 'https://'],
  ['ftp://gambar.test/ada.jpg', 'https://'],
  ['https://orang:rahasia@gambar.test/ada.jpg', 'https://'],
  ['https://gambar.test:22/ada.jpg', 'port'],
  ['https://gambar.test/hilang.jpg', 'dijawab 404'],
  ['https://gambar.test/putar.jpg', 'dialihkan'],
  ['https://gambar.test/ke-http.jpg', 'https://'],
  ['https://gambar.test/besar.jpg', '20 MB'],
])('%s cannot be had, and says why', async (address, message) => {
  expect(await fetchOf()(address, never)).toEqual({ problem: expect.stringContaining(message) });
});

test('what never answers ends in time, and so does everything at the end of all', async () => {
  const slow = fetchOf({ timeoutMs: 50 });
  expect(await slow('https://gambar.test/diam.jpg', never)).toEqual({
    problem: expect.stringContaining('terlalu lama'),
  });
  expect(await fetchOf()('https://gambar.test/ada.jpg', AbortSignal.abort())).toEqual({
    problem: expect.stringContaining('terlalu lama'),
  });
});

test('a certificate that nobody knows is not taken', async () => {
  expect(await fetchOf({ ca: undefined })('https://gambar.test/ada.jpg', never)).toEqual({
    problem: expect.stringContaining('tidak bisa dihubungi'),
  });
});

describe('of this network nothing is asked', () => {
  const guarded = (own: PictureFetchOptions = {}) => fetchOf({ isAllowed: undefined, ...own });

  test.each([
    'https://127.0.0.1/ada.jpg',
    'https://[::1]/ada.jpg',
    'https://0x7f.1/ada.jpg',
    'https://gambar.test/ada.jpg',
  ])('%s', async (address) => {
    expect(await guarded()(address, never)).toEqual({
      problem: expect.stringContaining('tidak terbuka untuk umum'),
    });
    expect(seen).toEqual([]);
  });

  test('not by a name of which one address is inside', async () => {
    const resolve = async () => ['8.8.8.8', ...inside];
    expect(await guarded({ resolve })('https://gambar.test/ada.jpg', never)).toEqual({
      problem: expect.stringContaining('tidak terbuka untuk umum'),
    });
  });

  test('not by a redirect', async () => {
    const resolve = async (host: string) => (host === 'dalam.test' ? ['10.0.0.7'] : ['127.0.0.1']);
    const isAllowed = (address: string) => address !== '10.0.0.7';
    expect(await fetchOf({ resolve, isAllowed })('https://gambar.test/ke-dalam.jpg', never)).toEqual({
      problem: expect.stringContaining('tidak terbuka untuk umum'),
    });
  });

  test('not by a name that leads elsewhere when it is asked again', async () => {
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return ['127.0.0.1'];
    };
    await fetchOf({ resolve })('https://gambar.test/ada.jpg', never);
    expect(asked).toBe(1);
    expect(seen).toEqual(['gambar.test/ada.jpg']);
  });
});

test('a name that does not exist', async () => {
  const resolve = () => Promise.reject(new Error('ENOTFOUND'));
  expect(await fetchOf({ resolve })('https://tidak-ada.test/a.jpg', never)).toEqual({
    problem: expect.stringContaining('periksa ejaannya'),
  });
});
