import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../../src/support/product.ts';
import { printTable, writeFigures } from '../lib/report.ts';
import { moduleSizes } from './module-sizes.ts';

/** Builds the shell into a folder of its own. */
function buildShell(deployDir: string): string {
  execFileSync('npm', ['run', '-s', 'build', '-w', 'host'], {
    cwd: repositoryRoot,
    env: { ...process.env, DEPLOY_DIR: deployDir, LAPAK_VERSION: 'measured' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return join(deployDir, 'host', 'measured');
}

/** The packages in the shell's first script, which every page waits for. */
export function measureScripts(): Promise<void> {
  const deployDir = mkdtempSync(join(tmpdir(), 'lapak-shell-'));
  const folder = buildShell(deployDir);
  const main = readdirSync(folder).find((name) => /^main\..*js$/.test(name)) ?? 'main.js';
  const script = readFileSync(join(folder, main), 'utf8');
  const packages = moduleSizes(script, readFileSync(join(folder, `${main}.map`), 'utf8'));
  rmSync(deployDir, { recursive: true });
  printTable("The shell's first script by package (bytes)", packages);
  writeFigures('scripts', { packages });
  return Promise.resolve();
}
