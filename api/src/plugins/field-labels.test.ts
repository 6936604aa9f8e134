import Fastify from 'fastify';
import { CheckoutBody } from '@lapak/contracts/api/order';
import { onEveryDatabase } from '../testing/database.ts';
import { suiteApp } from '../testing/test-app.ts';
import { errorHandler } from './error-handler.ts';
import { fieldLabels } from './field-labels.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Names of every field that a call takes, however deep, from the API's own description. */
function namesIn(schema: unknown): string[] {
  if (!isRecord(schema)) return [];
  const own = isRecord(schema.properties) ? Object.entries(schema.properties) : [];
  const parts = [schema.items, ...(Array.isArray(schema.anyOf) ? schema.anyOf : [])];
  return [...own.flatMap(([name, value]) => [name, ...namesIn(value)]), ...parts.flatMap(namesIn)];
}

function namesOf(operation: unknown): string[] {
  if (!isRecord(operation)) return [];
  const parameters = Array.isArray(operation.parameters) ? operation.parameters.filter(isRecord) : [];
  const body = isRecord(operation.requestBody) ? operation.requestBody.content : {};
  const schemas = isRecord(body)
    ? Object.values(body).map((content) => isRecord(content) && content.schema)
    : [];
  return [
    ...parameters.filter((one) => one.in !== 'header').map(({ name }) => String(name)),
    ...schemas.flatMap(namesIn),
  ];
}

onEveryDatabase('Labels of fields', (database) => {
  const suite = suiteApp(database);

  it('exist for every field that a call takes', async () => {
    const { paths } = (await suite.app.inject('/api/docs/json')).json<{ paths: Record<string, object> }>();
    const names = Object.values(paths).flatMap((methods) => Object.values(methods).flatMap(namesOf));
    expect(names).toContain('qty');
    expect([...new Set(names)].filter((name) => !Object.hasOwn(fieldLabels, name)).sort()).toEqual([]);
  });
});

it.each([
  [{ products: [{ id: 1, qty: 0 }] }, 'products.0.qty', 'Jumlah produk ke-1 minimal 1'],
  [{ products: [{ id: 1, qty: 1 }, { id: 2 }] }, 'products.1.qty', 'Jumlah produk ke-2 wajib diisi'],
  [{ products: [{ id: 1, qty: 2_000_000 }] }, 'products.0.qty', 'Jumlah produk ke-1 maksimal 1.000.000'],
  [{ products: [null] }, 'products.0', 'Produk ke-1 tidak valid'],
  [{ products: [] }, 'products', 'Produk wajib diisi'],
  [{ products: [{ id: 1, qty: 1 }], kode_pos: 'x'.repeat(11) }, 'kode_pos', 'Kode pos maksimal 10 karakter'],
])('%j is refused in the words of the pages', async (own, field, message) => {
  const app = Fastify({ ajv: { customOptions: { allErrors: true } } });
  await app.register(errorHandler);
  app.post('/', { schema: { body: CheckoutBody } }, async () => ({}));
  const buyer = { username: 'toko', nama: 'Sari', handphone: '081234567890', email: 'sari@contoh.id' };
  const reply = await app.inject({ method: 'POST', url: '/', payload: { ...buyer, ...own } });
  const { data } = reply.json<{ data: { errors: Record<string, string[]> } }>();
  expect(data.errors[field]).toContain(message);
  expect(JSON.stringify(Object.values(data.errors))).not.toMatch(/_|qty|products/);
  await app.close();
});
