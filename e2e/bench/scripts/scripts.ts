import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../src/support/product.ts';
import { printTable, writeFigures } from '../lib/report.ts';
import { moduleSizes } from './module-sizes.ts';

/** Builds the shell, unless it is built, and returns its folder. */
function builtShell(): string {
  const output = execFileSync('npm', ['run', '-s', 'build', '-w', 'host'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  });
  const version = output.trim().split(' ').at(-1) ?? '';
  return join(process.env.DEPLOY_DIR || join(repositoryRoot, 'deploy'), 'host', version);
}

/** The packages in the shell's first script, which every page waits for. */
export function measureScripts(): Promise<void> {
  const folder = builtShell();
  const main = readdirSync(folder).find((name) => /^main\..*js$/.test(name)) ?? 'main.js';
  const script = readFileSync(join(folder, main), 'utf8');
  const packages = moduleSizes(script, readFileSync(join(folder, `${main}.map`), 'utf8'));
  printTable("The shell's first script by package (bytes)", packages);
  writeFigures('scripts', { packages });
  return Promise.resolve();
}
