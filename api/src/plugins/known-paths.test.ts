import Fastify from 'fastify';
import { knownPaths } from './known-paths.ts';

async function withRoute(url: string) {
  const app = Fastify();
  await app.register(knownPaths);
  await app.register(async (part) => void part.get(url, async () => 'ok'));
  await app.ready();
}

it.each(['/api/baru', '/files/*', '/sandbox/pay/:id', '/:username/sitemap.xml', '/metrics'])(
  'lets the API answer %s',
  async (url) => {
    await expect(withRoute(url)).resolves.toBeUndefined();
  },
);

it.each(['/baru', '/media/*', '/:username/feed.xml', '/internal/other'])(
  'refuses %s, which a server in front would not hand on',
  async (url) => {
    await expect(withRoute(url)).rejects.toThrow(url);
  },
);

it('notes the calls of /api that are answered, and nothing else', async () => {
  const app = Fastify();
  await app.register(knownPaths);
  await app.register(async (part) => {
    part.get('/files/*', async () => 'ok');
    part.route({ method: ['POST', 'DELETE'], url: '/api/wishlist/:id', handler: async () => 'ok' });
  });
  await app.ready();
  expect(app.apiCalls).toEqual(['POST /api/wishlist/:id', 'DELETE /api/wishlist/:id']);
});
