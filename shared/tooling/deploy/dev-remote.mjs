// npm run dev -w mfe-NAME: the remote alone in its stand-in shell, with hot reload and the real API (API_URL, default the
// shop on port 3000: run `npm start` beside it, or name a shop elsewhere). PORT is its own, 3200 by default.
import { basename } from 'node:path';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { explained, portOf, requireFreePort } from './development-port.mjs';
import { standaloneConfig } from '../webpack/development.mjs';

process.env.NODE_ENV = 'development';

const root = process.cwd();
const remote = basename(root).replace(/^mfe-/, '');
const api = process.env.API_URL || 'http://localhost:3000';
const port = await explained(async () => {
  const chosen = portOf('PORT', 3200);
  await requireFreePort(chosen, 'PORT');
  return chosen;
});

const page = `<!doctype html><html lang="id" data-theme="blue"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"><title>${remote}</title></head>
<body><div id="root"></div><script src="/main.js"></script></body></html>`;

const server = new WebpackDevServer(
  {
    port,
    host: 'localhost',
    allowedHosts: 'all',
    hot: true,
    proxy: [{ context: ['/api', '/files', '/sandbox'], target: api, changeOrigin: true }],
    setupMiddlewares: (middlewares) => [
      ...middlewares,
      {
        name: 'stand-in-shell',
        middleware: (request, response, next) =>
          request.headers.accept?.includes('text/html') ? response.type('html').send(page) : next(),
      },
    ],
  },
  webpack(standaloneConfig({ remote, root, outDir: join(tmpdir(), `lapak-alone-${remote}`) })),
);
await server.start();
console.log(`${remote} alone: http://localhost:${port}/kopinusantara/onlinestore (API at ${api})`);
