import { and, eq } from 'drizzle-orm';
import type { PaymentChannel, PaymentChannelsBody } from '@lapak/contracts/api/seller-payment';
import { paymentKinds, type PaymentGroup } from '@lapak/contracts/payment-kinds';
import { writeAudit } from '../../audit/audit-log.ts';
import type { Queryable, Transaction } from '../../db/client.ts';
import { paymentAccounts } from '../../db/schema/stores.ts';
import { changeAccounts } from '../../import/change-accounts.ts';
import type { Caller } from './coded-change.ts';

interface Channel {
  group: PaymentGroup;
  nama: string;
  /** `payment_code_biller` (spec 3 §9). */
  biller: number;
}

/** What Midtrans collects by, under the keys of payment accounts that are made for them. */
const channels: Readonly<Record<string, Channel>> = {
  'midtrans-bca': { group: 'va', nama: 'BCA Virtual Account', biller: 22 },
  'midtrans-mandiri': { group: 'va', nama: 'Mandiri Virtual Account', biller: 23 },
  'midtrans-bni': { group: 'va', nama: 'BNI Virtual Account', biller: 24 },
  'midtrans-bri': { group: 'va', nama: 'BRI Virtual Account', biller: 25 },
  'midtrans-cimb': { group: 'va', nama: 'CIMB Niaga Virtual Account', biller: 26 },
  'midtrans-permata': { group: 'va', nama: 'Permata Virtual Account', biller: 29 },
  'midtrans-gopay': { group: 'e_wallet', nama: 'GoPay', biller: 34 },
  'midtrans-shopeepay': { group: 'e_wallet', nama: 'ShopeePay', biller: 35 },
  'midtrans-qris': { group: 'qris', nama: 'QRIS', biller: 33 },
  'midtrans-alfamart': { group: 'retail', nama: 'Alfamart', biller: 41 },
  'midtrans-indomaret': { group: 'retail', nama: 'Indomaret', biller: 42 },
};

/** The ways to pay that there are, and which of them a store offers. */
export async function channelsOf(db: Queryable, storeId: number): Promise<PaymentChannel[]> {
  const offered = await db
    .select()
    .from(paymentAccounts)
    .where(
      and(
        eq(paymentAccounts.storeId, storeId),
        eq(paymentAccounts.isRemoved, false),
        eq(paymentAccounts.typeOfPayment, 'otomatis'),
      ),
    );
  return Object.entries(channels).map(([code, { nama, group, biller }]) => {
    const account = offered.find((each) => each.group === group && each.paymentCodeBiller === biller);
    return {
      ...{ code, nama, group: paymentKinds[group].label },
      is_offered: account ? 1 : 0,
      admin_fee: account?.adminFee ?? 0,
    };
  });
}

/**
 * Changes which ways to pay are offered, as an import of the store's accounts with them would. Those that are not named stay, so that two
 * people who change different ones lose nothing. Automatic accounts that Midtrans does not collect by are taken out.
 */
export async function offerChannels(
  tx: Transaction,
  { store, actor }: Caller,
  { channels: changed }: PaymentChannelsBody,
  now: Date,
): Promise<void> {
  let before: PaymentChannel[] = [];
  await changeAccounts(tx, store.id, now, async (accounts) => {
    before = await channelsOf(tx, store.id);
    const wanted = before.map((channel) => ({
      ...channel,
      ...changed.find(({ code }) => code === channel.code),
    }));
    return [
      ...accounts.filter(({ type_of_payment }) => type_of_payment === 'manual'),
      ...wanted.flatMap(({ code, is_offered, admin_fee }) => {
        const channel = channels[code];
        if (!channel || is_offered === 0) return [];
        const { group, nama, biller } = channel;
        const kept = accounts.find(
          (each) =>
            each.type_of_payment === 'otomatis' &&
            each.group === group &&
            each.payment_code_biller === biller,
        ) ?? { key: code, group, nama };
        const fixed = { type_of_payment: 'otomatis', biller_name: 'midtrans', is_active: 1 } as const;
        return [{ ...kept, ...fixed, payment_code_biller: biller, admin_fee }];
      }),
    ];
  });
  const namesOf = (all: PaymentChannel[]) =>
    all.flatMap(({ nama, is_offered }) => (is_offered === 1 ? [nama] : [])).join(', ');
  await writeAudit(tx, {
    ...{ storeId: store.id, at: now, actor, action: 'account.channels' },
    ...{ subject: store.username, title: 'Pembayaran otomatis' },
    before: { channels: namesOf(before) },
    after: { channels: namesOf(await channelsOf(tx, store.id)) },
  });
}
