import { writeFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import PQueue from 'p-queue';
import { stores } from '../db/schema/stores.ts';
import { createThreadedImports } from '../import/thread/threaded-imports.ts';
import { importStore } from '../import/import-store.ts';
import { inWorkFolder } from '../import/work-folder.ts';
import { cleanText, textOrNull } from '../lib/clean-text.ts';
import { retryingTransaction } from '../db/in-transaction.ts';
import { createOrderMails } from '../modules/orders/mail/order-mails.ts';
import { deliveryTransitions, paymentTransitions } from '../modules/orders/order-status.ts';
import { applyPaymentStep } from '../modules/orders/order-steps.ts';
import { applyDeliveryStep } from '../modules/orders/order-steps.ts';
import type { Services } from '../services.ts';
import { findEvent } from './find-event.ts';
import { findTarget, isReply, type Target } from './find-target.ts';
import { checkIn, listAttendees } from './check-in.ts';
import { listOrders } from './list-orders.ts';
import { mistakesReply } from './import-mistakes.ts';
import { listMails, retryMail } from './outbox.ts';
import { sweepNow } from './sweep-now.ts';
import { done, failed, type OperatorReply, type OperatorRequest } from './operator-request.ts';

type OperatorServices = Pick<
  Services,
  'db' | 'databaseAccess' | 'clock' | 'storage' | 'storeEvents' | 'mails' | 'config'
>;
type Of<Command extends OperatorRequest['command']> = Extract<OperatorRequest, { command: Command }>;

export interface Operator {
  run(request: OperatorRequest): Promise<OperatorReply>;
  /** Ends imports that run. */
  close(): Promise<void>;
}

/** Moves orders and stores on, and brings sellers' data in. */
export function createOperator(services: OperatorServices): Operator {
  const { db, clock, storage, storeEvents, config } = services;
  const imports = createThreadedImports();
  const mails = createOrderMails({ ...config, mails: services.mails });

  // Imports into the embedded database write in portions, which do not exclude each other.
  const queue = new PQueue({ concurrency: config.databaseUrl === undefined ? 1 : Infinity });
  const importFile = (request: Of<'import'>): Promise<OperatorReply> => queue.add(() => importNow(request));

  async function importNow({ file }: Of<'import'>): Promise<OperatorReply> {
    const { storeChanged } = storeEvents;
    const { dataDir, s3, trial: collects } = config;
    const database = await services.databaseAccess();
    const result =
      database === null
        ? await inWorkFolder(dataDir, (workFolder) =>
            importStore({ db, storage, clock, storeChanged, collects, inPortions: true }, file, workFolder),
          )
        : await imports.run({ database, dataDir, s3, collects, file, now: clock.now() }, storeChanged);
    if (!result)
      return failed('Lapak berhenti sebelum impor selesai. Jalankan Lapak lagi, lalu ulangi impor ini.');
    if (!result.ok) return mistakesReply(file, result.problems);
    const { username, isNew, products, events, pastOrders, rows, warnings } = result.store;
    return done(
      `Toko ${username} ${isNew ? 'dibuat' : 'diperbarui'}: ${products} produk, ${events} acara, ` +
        `${pastOrders} pesanan lama; ${rows} baris ditulis. Alamat: /${username}/onlinestore`,
      ...warnings.map(({ path, message }) => `Peringatan: ${path}  ${message}`),
    );
  }

  async function pay(
    target: Target,
    step: 'confirm' | 'reject',
    rejectReason: string | null = null,
  ): Promise<OperatorReply> {
    const now = clock.now();
    const moved = await retryingTransaction(db, async (tx) => {
      const order = await applyPaymentStep(tx, target, step, now, { rejectReason });
      if (order) await mails.write(tx, order, step === 'confirm' ? 'paid' : 'rejected');
      return order;
    });
    if (!moved) {
      const { from } = paymentTransitions[step];
      return failed(
        `Pesanan ${target.invoice} berstatus ${target.status}; hanya ${from.join(' atau ')} yang dapat diubah.`,
      );
    }
    storeEvents.storeChanged(target.storeId);
    mails.wake();
    return done(`Pesanan ${target.invoice} sekarang ${moved.status}.`);
  }

  async function deliver(target: Target, step: 'pack' | 'ship', resi?: string): Promise<OperatorReply> {
    if (target.kind === 'event') return failed('Tiket acara tidak dikirim.');
    const also = resi === undefined ? {} : { resi };
    const moved = await retryingTransaction(db, async (tx) => {
      const order = await applyDeliveryStep(tx, target, step, clock.now(), also);
      if (order) await mails.write(tx, order, step === 'pack' ? 'packed' : 'shipped');
      return order;
    });
    if (moved) {
      mails.wake();
      return done(`Pesanan ${target.invoice} sekarang ${moved.statusPengiriman}.`);
    }
    const { from } = deliveryTransitions[step];
    return failed(
      `Pesanan ${target.invoice} (${target.status}) tidak dapat diubah: harus PAID dan ${from.join(' atau ')}.`,
    );
  }

  async function saveProof(target: Target, out: string): Promise<OperatorReply> {
    const file = target.proofKey === null ? null : await storage.get(target.proofKey, 'private');
    if (!file) return failed(`Pesanan ${target.invoice} belum memiliki bukti transfer.`);
    await writeFile(out, file.body, { mode: 0o600 });
    return done(`Bukti transfer ${target.invoice} disimpan di ${out}.`);
  }

  async function setActive(username: string, isActive: boolean): Promise<OperatorReply> {
    const [row] = await db
      .update(stores)
      .set({ isActive, updatedAt: clock.now() })
      .where(eq(stores.username, username))
      .returning({ id: stores.id });
    if (!row) return failed(`Tidak ada toko "${username}".`);
    storeEvents.storeChanged(row.id);
    return done(`Toko ${username} sekarang ${isActive ? 'buka' : 'tutup'}.`);
  }

  async function onTarget(
    request: Of<'confirm' | 'reject' | 'pack' | 'ship' | 'proof'>,
  ): Promise<OperatorReply> {
    const target = await findTarget(db, request);
    if (isReply(target)) return target;
    switch (request.command) {
      case 'confirm':
        return pay(target, 'confirm');
      case 'reject':
        return pay(target, 'reject', textOrNull(cleanText(request.reason)));
      case 'pack':
        return deliver(target, 'pack');
      case 'ship':
        return deliver(target, 'ship', request.resi);
      case 'proof':
        return saveProof(target, request.out);
    }
  }

  async function retry({ id }: Of<'retry-mail'>): Promise<OperatorReply> {
    const reply = await retryMail(db, id, clock.now());
    if (reply.ok) mails.wake();
    return reply;
  }

  async function onEvent(request: Of<'check-in' | 'attendees'>): Promise<OperatorReply> {
    const event = await findEvent(db, request);
    if ('lines' in event) return event;
    return request.command === 'check-in'
      ? checkIn(db, event, request.code, clock.now())
      : listAttendees(db, event, request);
  }

  return {
    close: () => imports.stop(),
    run(request) {
      switch (request.command) {
        case 'import':
          return importFile(request);
        case 'orders':
          return listOrders(db, request);
        case 'check-in':
        case 'attendees':
          return onEvent(request);
        case 'mails':
          return listMails(db, request);
        case 'retry-mail':
          return retry(request);
        case 'sweep':
          return sweepNow(services, request.isDryRun);
        case 'open':
          return setActive(request.store, true);
        case 'close':
          return setActive(request.store, false);
        default:
          return onTarget(request);
      }
    },
  };
}
