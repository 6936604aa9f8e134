import { eq } from 'drizzle-orm';
import { operatorActor, writeAudit } from '../audit/audit-log.ts';
import { retryingTransaction } from '../db/in-transaction.ts';
import { stores } from '../db/schema/stores.ts';
import { createOrderMails } from '../modules/orders/mail/order-mails.ts';
import { createOrderDesk } from '../modules/orders/order-desk.ts';
import { createStoreEditing } from '../modules/seller-access/store-editing.ts';
import { createSettings } from '../modules/seller-settings/change-settings.ts';
import { storeRepository } from '../modules/store/store-repository.ts';
import type { Services } from '../services.ts';
import { backUp } from './backup.ts';
import { findEvent } from './find-event.ts';
import { checkIn, listAttendees } from './check-in.ts';
import { exportFolder } from './export-folder.ts';
import { createFileImports } from './import-file.ts';
import { listOrders } from './list-orders.ts';
import { mapAllDistricts } from './map-all-districts.ts';
import { manageMembers } from './members.ts';
import { onOrder } from './on-order.ts';
import { listMails, retryMail } from './outbox.ts';
import { exportPerson, forget } from './privacy.ts';
import { sweepNow } from './sweep-now.ts';
import { showUpgrade } from './upgrade.ts';
import {
  done,
  failed,
  type OperatorReply,
  type OperatorRequest,
  type RequestOf,
} from './operator-request.ts';

type OperatorServices = Pick<
  Services,
  'db' | 'isEmbedded' | 'databaseAccess' | 'clock' | 'storage' | 'storeEvents' | 'mails' | 'config'
>;

export interface Operator {
  run(request: OperatorRequest): Promise<OperatorReply>;
  /** Ends imports that run. */
  close(): Promise<void>;
}

/** Opens or closes a store, as its seller does in the console. */
async function setActive(
  services: OperatorServices,
  username: string,
  isActive: boolean,
): Promise<OperatorReply> {
  const { db, storage } = services;
  const store = await storeRepository(db).findByUsername(username);
  if (!store) return failed(`Tidak ada toko "${username}".`);
  const settings = createSettings({ db, storage, edit: createStoreEditing(services) });
  await settings.setOpen({ store, actor: operatorActor }, isActive);
  return done(`Toko ${username} sekarang ${isActive ? 'buka' : 'tutup'}.`);
}

/** Takes a store off, or puts it back; its seller cannot, and reads in the log and in the console that it was. */
async function setHidden(
  { db, clock, storeEvents }: OperatorServices,
  username: string,
  isHidden: boolean,
): Promise<OperatorReply> {
  const now = clock.now();
  const storeId = await retryingTransaction(db, async (tx) => {
    const [row] = await tx
      .update(stores)
      .set({ hiddenAt: isHidden ? now : null, updatedAt: now })
      .where(eq(stores.username, username))
      .returning({ id: stores.id, name: stores.namaToko });
    if (!row) return null;
    await writeAudit(tx, {
      ...{ storeId: row.id, at: now, actor: operatorActor, action: isHidden ? 'store.hide' : 'store.show' },
      ...{ subject: username, title: row.name, before: {}, after: {} },
    });
    return row.id;
  });
  if (storeId === null) return failed(`Tidak ada toko "${username}".`);
  storeEvents.storeChanged(storeId);
  return done(
    isHidden
      ? `Toko ${username} disembunyikan. Pesanan yang sudah ada tetap dapat dibuka; operator show ${username} menampilkannya lagi.`
      : `Toko ${username} ditampilkan lagi.`,
  );
}

async function retry(
  { db, clock, mails }: OperatorServices,
  { id }: RequestOf<'retry-mail'>,
): Promise<OperatorReply> {
  const reply = await retryMail(db, id, clock.now());
  if (reply.ok) mails.wake();
  return reply;
}

async function onEvent(
  { db, clock }: OperatorServices,
  request: RequestOf<'check-in' | 'attendees'>,
): Promise<OperatorReply> {
  const event = await findEvent(db, request);
  if ('lines' in event) return event;
  return request.command === 'check-in'
    ? checkIn(db, event, request.code, clock.now())
    : listAttendees(db, event, request);
}

/** Moves orders and stores on, and brings sellers' data in. */
export function createOperator(services: OperatorServices): Operator {
  const { db, clock, storage, storeEvents, config } = services;
  const imports = createFileImports(services);
  const mails = createOrderMails({ ...config, mails: services.mails });
  const desk = createOrderDesk({ db, clock, mails, storeEvents });
  return {
    close: () => imports.stop(),
    run(request) {
      switch (request.command) {
        case 'import':
          return imports.run(request);
        case 'export':
          return exportFolder(services, request);
        case 'orders':
          return listOrders(db, request);
        case 'check-in':
        case 'attendees':
          return onEvent(services, request);
        case 'mails':
          return listMails(db, request);
        case 'retry-mail':
          return retry(services, request);
        case 'sweep':
          return sweepNow(services, request.isDryRun);
        case 'members':
          return manageMembers(services, request);
        case 'backup':
          return backUp(services, request.folder);
        case 'restore':
          return Promise.resolve(failed('Hentikan server Lapak dulu, lalu jalankan perintah ini lagi.'));
        case 'person':
          return exportPerson(services, request);
        case 'forget':
          return forget(services, request);
        case 'upgrade':
          return showUpgrade(config, process.env);
        case 'districts-map':
          return mapAllDistricts(services);
        case 'open':
          return setActive(services, request.store, true);
        case 'close':
          return setActive(services, request.store, false);
        case 'hide':
          return setHidden(services, request.store, true);
        case 'show':
          return setHidden(services, request.store, false);
        default:
          return onOrder({ db, storage, desk }, request);
      }
    },
  };
}
