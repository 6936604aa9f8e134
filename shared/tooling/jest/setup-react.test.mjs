import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { getConfig } from '@testing-library/react';
import { repositoryRoot } from '../deploy/deploy-dir.mjs';
import { packages } from '../deploy/packages.mjs';
import './setup-react.mjs';

const usesIt = (folder) =>
  '@testing-library/react' in
  (JSON.parse(readFileSync(join(repositoryRoot, folder, 'package.json'), 'utf8')).devDependencies ?? {});
const screens = packages().filter(usesIt);

it('lets a test wait longer than a second for what it looks for', () => {
  expect(getConfig().asyncUtilTimeout).toBe(20_000);
});

it.each(screens)('configures the copy of the testing library that %s has', (screen) => {
  const resolved = createRequire(join(repositoryRoot, screen, 'package.json')).resolve(
    '@testing-library/react',
  );
  expect(resolved).toBe(require.resolve('@testing-library/react'));
});
