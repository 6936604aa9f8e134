import { createRequire } from 'node:module';
import { join } from 'node:path';
import { getConfig } from '@testing-library/react';
import './setup-react.mjs';

const root = join(__dirname, '../../..');
const screens = [
  'host',
  'mfe-account',
  'mfe-checkout',
  'mfe-events',
  'mfe-storefront',
  'shared/forms',
  'shared/runtime',
  'shared/ui',
];

it('lets a test wait longer than a second for what it looks for', () => {
  expect(getConfig().asyncUtilTimeout).toBe(20_000);
});

it.each(screens)('configures the copy of the testing library that %s has', (screen) => {
  const resolved = createRequire(join(root, screen, 'package.json')).resolve('@testing-library/react');
  expect(resolved).toBe(require.resolve('@testing-library/react'));
});
