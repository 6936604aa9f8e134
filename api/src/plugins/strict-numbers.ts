import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

interface Schema {
  type?: string;
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const alternatives = (schema: Schema): Schema[] => schema.anyOf?.flatMap(alternatives) ?? [schema];
const isNumber = ({ type }: Schema) => type === 'integer' || type === 'number';

/** Digits as JSON, a form or an address writes them; `1e1`, `0x10`, ` 1 ` and `1.0` are no number. */
const isPlain = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && /^-?\d{1,16}$/.test(value));

/** Whether a value may stand for what a schema without alternatives describes. */
function isMeant(schema: Schema, value: unknown): boolean {
  const { type } = schema;
  // A flag is 0 or 1, and says the same as `false` or `true`.
  if (isNumber(schema)) return isPlain(value) || ('const' in schema && typeof value === 'boolean');
  if (type === 'null') return value === null || value === '';
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isRecord(value);
  return type === typeof value;
}

const first = (parts: [name: string, schema: Schema, value: unknown][]): string | null => {
  for (const [name, schema, value] of parts) {
    const place = misreadPlace(schema, value);
    if (place !== null) return `/${name}${place}`;
  }
  return null;
};

function placeInside({ items, properties }: Schema, value: unknown): string | null {
  if (items && Array.isArray(value)) return first(value.map((entry, at) => [String(at), items, entry]));
  if (!properties || !isRecord(value)) return null;
  return first(Object.entries(properties).map(([name, schema]) => [name, schema, value[name]]));
}

/**
 * Where a value is to be a number and is none, as a JSON pointer; null when that is nowhere. Ajv converts the texts of addresses
 * and forms, and would make 1 of `true`, 10 of `"1e1"` and 0 of `null`.
 */
function misreadPlace(schema: Schema, value: unknown): string | null {
  if (value === undefined) return null;
  const all = alternatives(schema);
  const meant = all.filter((one) => isMeant(one, value));
  if (meant.length === 0) return all.some(isNumber) ? '' : null;
  const places = meant.map((one) => placeInside(one, value));
  return places.includes(null) ? null : (places[0] ?? null);
}

/** Refuses a request in which something stands for a number and is none, before it is validated and converted. */
export const strictNumbers = plugin(async (app: FastifyInstance) => {
  app.addHook('preValidation', async (request) => {
    const { params, querystring, body } = request.routeOptions.schema ?? {};
    const parts = [
      ['params', params, request.params],
      ['querystring', querystring, request.query],
      ['body', body, request.isMultipart() ? undefined : request.body],
    ] as const;
    for (const [validationContext, schema, value] of parts) {
      const instancePath = isRecord(schema) ? misreadPlace(schema, value) : null;
      if (instancePath === null) continue;
      const problem = { keyword: 'type', instancePath, schemaPath: '', params: { type: 'integer' } };
      throw Object.assign(new Error('not a number'), {
        statusCode: 400,
        validation: [problem],
        validationContext,
      });
    }
  });
});
