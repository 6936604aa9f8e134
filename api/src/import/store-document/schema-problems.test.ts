import type { TSchema } from 'typebox';
import { StoreDocument } from '../store-document.ts';
import { formed } from '@lapak/contracts/store-document/fields';
import { schemaProblems } from './schema-problems.ts';

type Node = TSchema & Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every schema in the document's, with its place. */
function nodesOf(schema: unknown, path = ''): [string, Node][] {
  if (!isNode(schema)) return [];
  const { properties, items, anyOf } = schema;
  const inner = [
    ...Object.entries(isNode(properties) ? properties : {}),
    ...(items === undefined ? [] : [['items', items] as const]),
    ...(Array.isArray(anyOf) ? anyOf.map((each, at) => [String(at), each] as const) : []),
  ];
  return [[path, schema], ...inner.flatMap(([key, each]) => nodesOf(each, `${path}/${key}`))];
}

const nodes = nodesOf(StoreDocument);
const TERMS = /[\^$\\]|\[a-z|integer|string|boolean|array|object|number|seharusnya/i;
const wrongFor = (value: unknown) => (typeof value === 'string' ? 5 : 'x');
const messagesOf = (schema: TSchema, value: unknown) =>
  schemaProblems(schema, value).problems.map(({ message }) => message);

it('reads every schema of the document', () => {
  expect(nodes.length).toBeGreaterThan(150);
});

it.each(nodes.filter(([, { pattern }]) => pattern !== undefined))(
  '%p says with examples what form a text has',
  (_, schema) => {
    for (const text of ['', '\u0000 ! !']) {
      for (const message of messagesOf(schema, text).filter((each) => !each.startsWith('terlalu'))) {
        expect(message).not.toMatch(TERMS);
        expect(message).toContain('misalnya');
        const examples = [...message.matchAll(/"([^"]+)"/g)].map(([, example]) => example);
        expect(examples.length).toBeGreaterThan(0);
        for (const example of examples) expect(messagesOf(schema, example)).toEqual([]);
      }
    }
    expect(messagesOf(schema, '')).toHaveLength(1);
  },
);

it.each(nodes.filter(([, { type }]) => type !== 'null'))(
  '%p says what to write for another type',
  (_, schema) => {
    const wrong = schema.type === 'string' ? 5 : wrongFor(5);
    const messages = messagesOf(schema, wrong);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(/misalnya|salah satu dari|tanpa tanda kutip/);
    expect(messages[0]?.replace('"number"', '')).not.toMatch(TERMS);
  },
);

it.each(nodes.filter(([, { anyOf }]) => anyOf !== undefined))('%p is a choice with null', (_, schema) => {
  expect(schema.anyOf).toMatchObject([expect.anything(), { type: 'null' }]);
  expect(messagesOf(schema, 'x')).toEqual([expect.stringMatching(/; atau null, tanpa tanda kutip$/)]);
});

it('gives the example of the field, not that of its type', () => {
  expect(messagesOf(formed('^a$', 'tulis huruf a, misalnya "a"'), 5)).toEqual([
    'harus teks di antara tanda kutip; tulis huruf a, misalnya "a"',
  ]);
});
