import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, repositoryRoot } from './product.ts';
import { until } from './until.ts';

/** Replaces what an operator fills in; fails when it is not in the file. */
const filledIn = (text: string, values: [string, string][]): string =>
  values.reduce((filled, [from, to]) => {
    if (!filled.includes(from)) throw new Error(`ops/nginx/lapak.conf has no ${from}`);
    return filled.replaceAll(from, to);
  }, text);

function certificate(folder: string): { certificate: string; key: string } {
  const [file, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const args =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'.split(
      ' ',
    );
  execFileSync('openssl', [...args, '-keyout', key, '-out', file], { stdio: 'pipe' });
  return { certificate: file, key };
}

/**
 * Starts nginx with the site of `ops/nginx`, for localhost and with a certificate of its own, in front of a shop.
 * @param origin of the shop
 * @param ports free ones, for http and https
 */
export async function startNginx(origin: string, ports: { http: number; https: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'lapak-e2e-nginx-'));
  chmodSync(folder, 0o755);
  const { certificate: cert, key } = certificate(folder);
  const site = readFileSync(join(repositoryRoot, 'ops/nginx/lapak.conf'), 'utf8').replace(
    /^ *listen \[::\].*\n/gm,
    '',
  );
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  for (const kind of kinds) {
    mkdirSync(join(folder, kind));
    chmodSync(join(folder, kind), 0o777);
  }
  writeFileSync(
    join(folder, 'site.conf'),
    filledIn(site, [
      ['127.0.0.1:3000', new URL(origin).host],
      ['https://toko.example$request_uri', `https://localhost:${ports.https}$request_uri`],
      ['server_name toko.example', 'server_name localhost'],
      ['listen 80;', `listen 127.0.0.1:${ports.http};`],
      ['listen 443 ssl', `listen 127.0.0.1:${ports.https} ssl`],
      ['/etc/letsencrypt/live/toko.example/fullchain.pem', cert],
      ['/etc/letsencrypt/live/toko.example/privkey.pem', key],
      // The port is one of a test, which names it.
      ['X-Forwarded-Host $host;', 'X-Forwarded-Host $http_host;'],
    ]),
  );
  const temporary = kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
     events {}
     http { access_log off; ${temporary} include ${folder}/site.conf; }`,
  );
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
  });
  const answers = () =>
    fetch(`http://localhost:${ports.http}/`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
  const errors = () => readFileSync(join(folder, 'error.log'), 'utf8');
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    if (child.exitCode === null) await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  await until(answers, true);
  return { errors, stop };
}

export const nginxPorts = async () => ({ http: await freePort(), https: await freePort() });
