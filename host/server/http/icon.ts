import type { FastifyInstance } from 'fastify';

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#1d5fd1"/>' +
  '<path d="M7 13l2-5h14l2 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zm2 5v7h14v-7" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round"/></svg>';

/** The icon of stores without a logo. */
export function registerIcon(app: FastifyInstance): void {
  app.get('/favicon.svg', async (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(icon),
  );
  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/favicon.svg', 302));
}
