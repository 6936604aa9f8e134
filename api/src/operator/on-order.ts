import { writeFile } from 'node:fs/promises';
import type { DeliveryOutcome, OrderDesk, PaymentOutcome } from '../modules/orders/order-desk.ts';
import { operatorActor } from '../audit/audit-log.ts';
import type { Services } from '../services.ts';
import { findTarget, isReply, type Target } from './find-target.ts';
import { done, failed, type OperatorReply, type RequestOf } from './operator-request.ts';

function paymentReply({ invoice, status }: Target, outcome: PaymentOutcome): OperatorReply {
  if (outcome.ok) return done(`Pesanan ${invoice} sekarang ${outcome.order.status}.`);
  return failed(
    `Pesanan ${invoice} berstatus ${status}; hanya ${outcome.from.join(' atau ')} yang dapat diubah.`,
  );
}

function deliveryReply({ invoice, status }: Target, outcome: DeliveryOutcome): OperatorReply {
  if (outcome.ok) return done(`Pesanan ${invoice} sekarang ${outcome.order.statusPengiriman}.`);
  if (outcome.reason === 'tickets') return failed('Tiket acara tidak dikirim.');
  return failed(
    `Pesanan ${invoice} (${status}) tidak dapat diubah: harus PAID dan ${outcome.from.join(' atau ')}.`,
  );
}

async function saveProof(
  storage: Services['storage'],
  { invoice, proofKey }: Target,
  out: string,
): Promise<OperatorReply> {
  const file = proofKey === null ? null : await storage.get(proofKey, 'private');
  if (!file) return failed(`Pesanan ${invoice} belum memiliki bukti transfer.`);
  await writeFile(out, file.body, { mode: 0o600 });
  return done(`Bukti transfer ${invoice} disimpan di ${out}.`);
}

/** Makes a step with the order that is meant, or saves its proof. */
export async function onOrder(
  { db, storage, desk }: Pick<Services, 'db' | 'storage'> & { desk: OrderDesk },
  request: RequestOf<'confirm' | 'reject' | 'pack' | 'ship' | 'proof'>,
): Promise<OperatorReply> {
  const target = await findTarget(db, request);
  if (isReply(target)) return target;
  switch (request.command) {
    case 'confirm':
      return paymentReply(target, await desk.confirm(target, operatorActor));
    case 'reject':
      return paymentReply(target, await desk.reject(target, operatorActor, request.reason));
    case 'pack':
      return deliveryReply(target, await desk.pack(target, operatorActor));
    case 'ship':
      return deliveryReply(target, await desk.ship(target, operatorActor, { resi: request.resi }));
    case 'proof':
      return saveProof(storage, target, request.out);
  }
}
