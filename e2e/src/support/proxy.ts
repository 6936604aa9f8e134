import { createHash, X509Certificate } from 'node:crypto';
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from './product.ts';
import { until } from './until.ts';

/** A folder for a proxy's files, which its account may read, with a certificate for localhost. */
export function proxyFolder(): { folder: string; certificate: string; key: string } {
  const folder = mkdtempSync(join(tmpdir(), 'lapak-e2e-proxy-'));
  chmodSync(folder, 0o755);
  const [certificate, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const args =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'.split(
      ' ',
    );
  execFileSync('openssl', [...args, '-keyout', key, '-out', certificate], { stdio: 'pipe' });
  return { folder, certificate, key };
}

/** A site of `ops` with what an operator fills in replaced; fails when that is not in the file. */
export const filledIn = (file: string, values: [string, string][]): string =>
  values.reduce(
    (filled, [from, to]) => {
      if (!filled.includes(from)) throw new Error(`${file} has no ${from}`);
      return filled.replaceAll(from, to);
    },
    readFileSync(join(repositoryRoot, file), 'utf8'),
  );

/** Has Chromium trust a certificate. `ignoreHTTPSErrors` shows its pages, too, but takes no early hints for them. */
export function trustFlag(certificate: string): string {
  const key = new X509Certificate(readFileSync(certificate)).publicKey.export({
    type: 'spki',
    format: 'der',
  });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}

/** Starts a proxy and waits until it accepts connections. @param folder is removed when it is stopped */
export async function startProxy(command: string[], port: number, folder: string) {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, HOME: folder } });
  const accepts = () =>
    fetch(`http://localhost:${port}/`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
  await until(accepts, true);
  return async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    if (child.exitCode === null) await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}
