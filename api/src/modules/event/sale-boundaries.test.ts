import { aStore } from '../../testing/a-store.ts';
import { anEventOf, aTicketOf } from '../../testing/an-event.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { followSaleBoundaries, storesWithBoundary, untilNextBoundary } from './sale-boundaries.ts';

const at = (time: string) => new Date(`2031-01-01T${time}Z`);

onEveryDatabase('sales that begin or end', (database) => {
  const db = () => database().db;
  async function aSale(saleStart: Date, saleEnd: Date) {
    const store = await aStore(db());
    await aTicketOf(db(), await anEventOf(db(), store.id), saleStart, { saleStart, saleEnd });
    return store.id;
  }

  it('concern a store from the moment on at which the state of its tickets changes', async () => {
    const id = await aSale(at('10:00:00.000'), at('12:00:00.000'));
    const between = (after: string, until: string) => storesWithBoundary(db(), at(after), at(until));
    expect(await between('09:00:00', '09:59:59.999')).not.toContain(id);
    expect(await between('09:59:59.999', '10:00:00.000')).toContain(id);
    expect(await between('10:00:00.000', '12:00:00.000')).not.toContain(id);
    expect(await between('12:00:00.000', '12:00:00.001')).toContain(id);
    expect(await between('12:00:00.001', '23:00:00')).not.toContain(id);
  });

  it('are looked for when the next one is due', async () => {
    await aSale(at('20:00:00.000'), at('20:00:10.000'));
    expect(await untilNextBoundary(db(), at('19:59:59.000'))).toBe(1_000);
    expect(await untilNextBoundary(db(), at('20:00:10.000'))).toBe(1);
    expect(await untilNextBoundary(db(), at('20:00:10.001'))).toBeNull();
  });

  it('are reported at once, without a request', async () => {
    const start = Date.now() + 300;
    const id = await aSale(new Date(start), new Date(start + 60_000));
    let stop = async () => {};
    const reported = await new Promise<{ id: number; at: number }>((resolve, reject) => {
      stop = followSaleBoundaries({
        db: db(),
        clock: { now: () => new Date() },
        storeChanged: (storeId) => resolve({ id: storeId, at: Date.now() }),
        log: { error: reject },
      });
    });
    await stop();
    expect(reported.id).toBe(id);
    expect(reported.at).toBeGreaterThanOrEqual(start);
    // The regular look, fifteen seconds after the beginning, would find it, too.
    expect(reported.at - start).toBeLessThan(10_000);
  });
});
