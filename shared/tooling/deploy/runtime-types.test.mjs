/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { typeFingerprints } from './runtime-types.mjs';

const folders = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

const sources = {
  'line.ts': 'export interface Note { text: string }\nexport interface Line { key: string; note?: Note }\n',
  'cart.ts':
    "import type { Line } from './line.ts';\n/** Adds. */\nexport const added = (payload: { line: Line; at: 'cart' | 'page' }) => payload.line.key;\n",
  'index.ts': "export { added } from './cart.ts';\nexport const other = (name: string) => name.length;\n",
};

/** Each time in another folder, as on another machine. */
function fingerprints(changes = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'lapak-types-'));
  folders.push(folder);
  for (const [file, text] of Object.entries({ ...sources, ...changes })) writeFileSync(join(folder, file), text);
  return typeFingerprints(join(folder, 'index.ts'));
}
const changed = (changes) => {
  const [before, after] = [fingerprints(), fingerprints(changes)];
  return Object.keys(before).filter((name) => before[name] !== after[name]);
};

test.each([
  ['a payload', { 'cart.ts': sources['cart.ts'].replaceAll('line:', 'item:').replace('payload.line', 'payload.item') }],
  ['a type that it refers to', { 'line.ts': sources['line.ts'].replace('key: string', 'key: number') }],
  ['an optional member of a type behind that', { 'line.ts': sources['line.ts'].replace('text: string', 'text: string; at?: Date') }],
  ['what it returns', { 'cart.ts': sources['cart.ts'].replace('payload.line.key', 'payload.line') }],
])('a change of %s changes the fingerprint of the name, and of no other', (_what, changes) => {
  expect(changed(changes)).toEqual(['added']);
});

test.each([
  ['a body', { 'cart.ts': sources['cart.ts'].replace('payload.line.key;', 'payload.line.key.trim();') }],
  ['a comment', { 'cart.ts': sources['cart.ts'].replace('Adds.', 'Adds a line.') }],
  ['the order of a union and another file', { 'cart.ts': sources['cart.ts'].replace("'cart' | 'page'", "'page' | 'cart'") }],
  ['nothing but the folder', {}],
])('a change of %s changes none', (_what, changes) => {
  expect(changed(changes)).toEqual([]);
});

it('of a package that exports types, too, the values alone have one', () => {
  const index = `${sources['index.ts']}export type { Line } from './line.ts';\nexport type Name = string;\n`;
  expect(Object.keys(fingerprints({ 'index.ts': index })).sort()).toEqual(['added', 'other']);
});
