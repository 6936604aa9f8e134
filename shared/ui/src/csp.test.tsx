import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { styleHashes } from './csp.tsx';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the hashes match the style element of the installed sonner', () => {
  const file = createRequire(__filename)
    .resolve('sonner')
    .replace(/index\.js$/, 'index.mjs');
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(readFileSync(file, 'utf8'))?.[1] ?? '""';
  const css: unknown = JSON.parse(literal);
  expect(css).toEqual(expect.stringContaining('[data-sonner-toaster]'));
  expect(styleHashes).toEqual([sha256(''), sha256(String(css))]);
});
