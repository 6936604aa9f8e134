import { aStore } from '../testing/a-store.ts';
import { onEveryDatabase } from '../testing/database.ts';
import { auditOf, auditPage, operatorActor, writeAudit } from './audit-log.ts';

const at = new Date('2026-11-21T03:00:00.000Z');

onEveryDatabase('The log of a store', (database) => {
  const note = (storeId: number, nth: number, subject = 'p1') =>
    writeAudit(database().db, {
      storeId,
      at,
      actor: nth === 1 ? operatorActor : { userId: nth, name: `Sari ${nth}` },
      action: 'order.note',
      subject,
      title: 'INV1',
      before: { note: nth - 1 },
      after: { note: nth },
    });

  it('has a page of a store, the latest first, and none of another store', async () => {
    const { db } = database();
    const [store, other] = [await aStore(db), await aStore(db)];
    await note(other.id, 1);
    for (let nth = 1; nth <= 51; nth += 1) await note(store.id, nth);
    const first = await auditPage(db, store.id, 1);
    expect(first).toMatchObject({ per_page: 50, total: 51, current_page: 1 });
    expect(first.data.map(({ actor }) => actor)).toEqual(
      Array.from({ length: 50 }, (_, nth) => `Sari ${51 - nth}`),
    );
    const { data } = await auditPage(db, store.id, 2);
    expect(data).toEqual([
      {
        id: expect.any(Number),
        at: '2026-11-21T10:00:00.000+07:00',
        actor: 'Operator Lapak',
        action: 'order.note',
        subject: 'p1',
        title: 'INV1',
        before: { note: 0 },
        after: { note: 1 },
      },
    ]);
  });

  it('has the entries of one subject in their order', async () => {
    const { db } = database();
    const [store, other] = [await aStore(db), await aStore(db)];
    await note(store.id, 1);
    await note(store.id, 2, 'p2');
    await note(other.id, 3);
    await note(store.id, 4);
    expect((await auditOf(db, store.id, 'p1')).map(({ after }) => after)).toEqual([{ note: 1 }, { note: 4 }]);
  });

  it('has no entry of a change that did not happen', async () => {
    const { db } = database();
    const store = await aStore(db);
    const failed = db.transaction(async (tx) => {
      await writeAudit(tx, {
        ...{
          storeId: store.id,
          at,
          actor: operatorActor,
          action: 'order.note',
          subject: 'p1',
          title: 'INV1',
        },
        ...{ before: {}, after: {} },
      });
      throw new Error('taken back');
    });
    await expect(failed).rejects.toThrow('taken back');
    expect(await auditPage(db, store.id, 1)).toMatchObject({ data: [], total: 0 });
  });
});
