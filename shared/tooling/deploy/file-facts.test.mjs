import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileFacts } from './file-facts.mjs';

let dir;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'lapak-files-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

function write(file, content) {
  const path = join(dir, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

it('has bytes and integrity of every file, compressed forms and the server bundle among them', () => {
  for (const file of ['main.js', 'main.js.br', 'server/server.cjs']) write(`host/1/${file}`, 'é');
  const integrity = `sha384-${createHash('sha384').update('é').digest('base64')}`;
  expect(fileFacts(join(dir, 'host/1'))).toEqual({
    'main.js': { bytes: 2, integrity },
    'main.js.br': { bytes: 2, integrity },
    'server/server.cjs': { bytes: 2, integrity },
  });
});
