import Fastify from 'fastify';
import Type from 'typebox';
import { schemaCompilers } from './schema-compilers.ts';

const Note = Type.Object({ note: Type.String() });
const route = { method: 'GET', url: '/', httpStatus: '200' };

it('compiles the schema of an answer once, in every app of the process', () => {
  const [first, second] = [schemaCompilers.buildSerializer(), schemaCompilers.buildSerializer()];
  const serialize = first({ ...route, schema: Note });
  expect(second({ ...route, httpStatus: '4xx', schema: Note })).toBe(serialize);
  expect(second({ ...route, schema: Type.Object({ note: Type.String() }) })).not.toBe(serialize);
});

it('shapes each answer by its own schema', async () => {
  const app = Fastify({ schemaController: { compilersFactory: schemaCompilers } });
  const answer = { note: 'catatan', secret: 'rahasia' };
  app.get('/note', { schema: { response: { 200: Note } } }, () => answer);
  app.get('/secret', { schema: { response: { 200: Type.Object({ secret: Type.String() }) } } }, () => answer);
  expect((await app.inject('/note')).json()).toEqual({ note: 'catatan' });
  expect((await app.inject('/secret')).json()).toEqual({ secret: 'rahasia' });
  await app.close();
});
