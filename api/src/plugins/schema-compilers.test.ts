import Fastify from 'fastify';
import Type from 'typebox';
import { schemaCompilers } from './schema-compilers.ts';

const Note = Type.Object({ note: Type.String() });

it('compiles schemas when their route first needs them', async () => {
  const app = Fastify({ schemaController: { compilersFactory: schemaCompilers } });
  const broken = { type: 'nonsense' };
  app.get('/broken', { schema: { querystring: broken, response: { 200: broken } } }, () => ({}));
  app.get('/note', { schema: { querystring: Note, response: { 200: Note } } }, ({ query }) => query);
  await app.ready();
  expect((await app.inject('/note?note=catatan')).json()).toEqual({ note: 'catatan' });
  expect((await app.inject('/note')).json()).toMatchObject({ message: expect.stringContaining('note') });
  expect((await app.inject('/note')).statusCode).toBe(400);
  expect((await app.inject('/broken')).statusCode).toBe(500);
  await app.close();
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
