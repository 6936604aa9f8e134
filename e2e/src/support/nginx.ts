import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './product.ts';
import { filledIn, proxyFolder, startProxy } from './proxy.ts';

/**
 * Starts nginx with the site of `ops/nginx`, for localhost and with a certificate of its own, in front of a shop.
 * @param origin of the shop
 * @param ports free ones, for http and https
 */
export async function startNginx(origin: string, ports: { http: number; https: number }) {
  const { folder, certificate, key } = proxyFolder();
  const site = filledIn('ops/nginx/lapak.conf', [
    ['127.0.0.1:3000', new URL(origin).host],
    ['https://toko.example$request_uri', `https://localhost:${ports.https}$request_uri`],
    ['server_name toko.example', 'server_name localhost'],
    ['listen 80;', `listen 127.0.0.1:${ports.http};`],
    ['listen 443 ssl', `listen 127.0.0.1:${ports.https} ssl`],
    ['/etc/letsencrypt/live/toko.example/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/toko.example/privkey.pem', key],
    // The port is one of a test, which names it.
    ['X-Forwarded-Host $host;', 'X-Forwarded-Host $http_host;'],
  ]);
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  for (const kind of kinds) {
    mkdirSync(join(folder, kind));
    chmodSync(join(folder, kind), 0o777);
  }
  writeFileSync(join(folder, 'site.conf'), site.replace(/^ *listen \[::\].*\n/gm, ''));
  const temporary = kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
     events {}
     http { access_log off; ${temporary} include ${folder}/site.conf; }`,
  );
  const command = ['nginx', '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  const stop = await startProxy(command, ports.http, folder);
  return { errors: () => readFileSync(join(folder, 'error.log'), 'utf8'), stop };
}

export const nginxPorts = async () => ({ http: await freePort(), https: await freePort() });
