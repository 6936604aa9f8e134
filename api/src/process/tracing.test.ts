import { frontHeaders } from '@lapak/contracts/api-paths';
import { onEveryDatabase } from '../testing/database.ts';
import { aShop, checkout, placed } from '../testing/orders-over-http.ts';
import { testApp } from '../testing/test-app.ts';
import { traceCollector } from '../testing/trace-collector.ts';
import { startTracing } from './tracing.ts';

const SECRET = 'rahasia-kedua-proses';
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${TRACE}-b7ad6b7169203331-01`;

onEveryDatabase('Traces', (database) => {
  it('tell a request with its statements, and nothing of the person', async () => {
    const collector = await traceCollector();
    const stop = await startTracing(collector.endpoint);
    const { app } = await testApp(database(), { config: { apiSecret: SECRET } });
    const shop = await aShop(database().db);
    const orderId = await placed(app, shop);
    await app.inject(`/api/transaction/${orderId}?username=${shop.store.username}`);
    await checkout(app, shop, {}, { traceparent, [frontHeaders.secret]: SECRET });
    await app.inject({ url: '/healthz', headers: { traceparent } });
    await app.close();
    await stop();

    const spans = collector.spans();
    const requested = spans.find(({ name }) => name === 'GET /api/transaction/:id');
    const inside = spans.filter(({ parentSpanId }) => parentSpanId === requested?.spanId);
    expect(inside.map(({ name }) => name)).toContain('select');
    expect(collector.text().includes('from \\"orders\\" where')).toBe(true);
    const secrets = [orderId, 'sari@contoh.id', '081234567890', 'Sari Dewi'];
    expect(secrets.filter((text) => collector.text().includes(text))).toEqual([]);
    // The server in front says to which trace a request belongs; a visitor does not.
    const continued = spans.filter(({ traceId }) => traceId === TRACE).map(({ name }) => name);
    expect(continued).toContain('POST /api/checkout');
    expect(continued).toContain('insert');
    expect(continued).not.toContain('GET /healthz');
    collector.close();
  });
});

it('is off without a collector, and a collector that is away holds nothing up', async () => {
  await (
    await startTracing(undefined)
  )();
  await (
    await startTracing('http://127.0.0.1:9')
  )();
});
