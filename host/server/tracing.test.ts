/** @jest-environment node */
import { startTracing } from '@lapak/api/process/tracing';
import { traceCollector } from '@lapak/api/testing/trace-collector';
import { json, openShop } from './testing/shop.ts';

const home = `{
  prefetch: ({ transport }) => transport({ url: '/api/data' }),
  default: () => h('h1', null, 'Isi'),
}`;

it('a page, its painting and what that asks of the API are one trace, as is a call that is forwarded', async () => {
  const collector = await traceCollector();
  const stop = await startTracing(collector.endpoint);
  const parents = new Map<string, string>();
  const shop = await openShop({ Home: home }, ({ url = '', headers }, response) => {
    parents.set(url, String(headers.traceparent));
    json(response, {});
  });
  await shop.get('/kopi/onlinestore');
  await shop.get('/api/product', { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' });
  await shop.close();
  await stop();

  const spans = collector.spans();
  collector.close();
  const page = spans.find(({ name }) => name === 'GET /*');
  const paint = spans.find(({ name }) => name === 'paint');
  expect(paint).toMatchObject({ traceId: page?.traceId, parentSpanId: page?.spanId });
  expect(parents.get('/api/data')).toBe(`00-${paint?.traceId}-${paint?.spanId}-01`);
  const [, forwarded, parent] = parents.get('/api/product')?.split('-') ?? [];
  // A visitor's own trace does not count.
  expect(spans).toContainEqual(expect.objectContaining({ traceId: forwarded, spanId: parent }));
  expect(forwarded).not.toMatch(/^0af7/);
});
