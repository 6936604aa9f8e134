import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';

/** No NUL, which PostgreSQL refuses, and no half of a character; nothing else changes. */
const storable = (text: string): string => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Changes every text of a parsed request in place; however deep, without recursion. */
function changeTexts(input: unknown, change: (text: string) => string): void {
  const open = isRecord(input) ? [input] : [];
  for (let entry = open.pop(); entry; entry = open.pop()) {
    for (const [key, value] of Object.entries(entry)) {
      if (typeof value === 'string') entry[key] = change(value);
      else if (isRecord(value)) open.push(value);
    }
  }
}

/** A hook for routes whose texts have no blanks around them: all but those with a password. */
export async function trimTexts({ body }: FastifyRequest): Promise<void> {
  changeTexts(body, (text) => text.trim());
}

/** The first of a field that comes more than once counts. */
function parseUrlEncoded(body: string): Record<string, string> {
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(body)) fields[name] ??= value;
  return fields;
}

/** Bodies as JSON, as a form, or empty; all texts storable before anything else sees them. */
export const requestInput = plugin(async (app: FastifyInstance) => {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body, done);
  });
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parseUrlEncoded(body)),
  );
  await app.register(multipart);
  app.addHook('preValidation', async (request) => {
    changeTexts(request.params, storable);
    changeTexts(request.query, storable);
    if (!request.isMultipart()) changeTexts(request.body, storable);
  });
});
