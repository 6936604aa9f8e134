import { randomUUID } from 'node:crypto';
import { and, count, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { PaymentKeysChange, SellerPayment } from '@lapak/contracts/api/seller-payment';
import { nowIsoWib } from '@lapak/domain/wire-dates';
import type { Queryable, Transaction } from '../../db/client.ts';
import { paymentKeys } from '../../db/schema/payment-keys.ts';
import { payments } from '../../db/schema/payments.ts';
import { cleanLine } from '../../lib/clean-text.ts';
import { accepted, invalid, refused, type Outcome } from '../../lib/refusal.ts';
import { createSealing } from '../../lib/sealing.ts';
import type { Services } from '../../services.ts';
import { createMidtransClient, MidtransRefusal } from '../orders/pay/midtrans/midtrans-client.ts';
import { MIDTRANS } from '../orders/pay/midtrans/midtrans-provider.ts';
import { keyOfStore, keysRow, midtransAddress, type PaymentKeysRow } from '../orders/pay/payment-keys.ts';
import { createCodedChange, type Caller, type CodedChangeDeps } from './coded-change.ts';
import { channelsOf } from './payment-channels.ts';

const SERVER_KEY = /^(SB-)?Mid-server-[\w-]{6,150}$/;
const CHECK_MS = 8_000;
const HINT_LENGTH = 4;

const notAvailable =
  'Pengelola Lapak belum mengatur tempat menyimpan kunci (SEALING_KEYS), jadi kunci belum bisa dipasang';
const noKeys = 'Toko ini tidak punya kunci pembayaran';
const wrongForm = 'Server key diawali Mid-server- atau SB-Mid-server-';
const isClientKey = 'Ini client key. Salin server key dari dasbor Midtrans';
const forSandbox = 'Server key ini dari Sandbox. Pilih Sandbox, atau salin yang dari Production';
const unknownKey = 'Midtrans tidak mengenal server key ini di lingkungan yang dipilih';
const noAnswer = 'Midtrans belum menjawab. Coba lagi sebentar lagi';

const stillWaiting = (waiting: number) =>
  `Masih ada ${waiting} pembayaran yang berjalan lewat kunci ini, dan tanpa kuncinya uang yang masuk tidak akan ketahuan. Matikan metodenya, lalu tunggu sampai selesai atau tolak pesanannya. Kunci yang bocor bisa langsung diganti dengan yang baru`;

/** How many payments of a store are to be collected by its own provider, or cancelled there. */
async function waitingPayments(on: Queryable, storeId: number): Promise<number> {
  const isWaiting = or(inArray(payments.status, ['QUEUED', 'PENDING']), isNotNull(payments.task));
  const [found] = await on
    .select({ waiting: count() })
    .from(payments)
    .where(and(eq(payments.storeId, storeId), eq(payments.provider, MIDTRANS), isWaiting));
  return found?.waiting ?? 0;
}

const names = { sandbox: 'Midtrans Sandbox', production: 'Midtrans Production' } as const;
type Keys = NonNullable<PaymentKeysChange['keys']>;

interface CheckedKeys {
  row: PaymentKeysRow | null;
  keys: Keys | null;
}

const hintOf = ({ server_key }: Keys) => server_key.slice(-HINT_LENGTH);
const masked = (environment: Keys['environment'], hint: string) => `${names[environment]} •••• ${hint}`;

function keyProblem({ environment, server_key: key }: Keys): string | null {
  if (/^(SB-)?Mid-client-/.test(key)) return isClientKey;
  if (!SERVER_KEY.test(key)) return wrongForm;
  return environment === 'production' && key.startsWith('SB-') ? forSandbox : null;
}

const wordsOf = ({ row, keys }: CheckedKeys) => ({
  before: row && masked(row.environment, row.hint),
  after: keys && masked(keys.environment, hintOf(keys)),
});

export type StorePaymentDeps = CodedChangeDeps & {
  config: Pick<Services['config'], 'sealingKeys' | 'midtransUrl'>;
};

/** The keys of a store's own payment provider. Every change needs a mailed code; no answer has a key. */
export function createStorePaymentKeys(deps: StorePaymentDeps) {
  const { db, clock, config } = deps;
  const sealing = config.sealingKeys.length > 0 ? createSealing(config.sealingKeys) : null;

  async function checked(
    on: Queryable,
    { store }: Caller,
    { keys: typed }: PaymentKeysChange,
  ): Promise<Outcome<CheckedKeys>> {
    if (!sealing) return refused(409, notAvailable);
    const row = await keysRow(on, store.id);
    if (typed === null) {
      if (!row) return refused(404, noKeys);
      const waiting = await waitingPayments(on, store.id);
      return waiting > 0 ? refused(409, stillWaiting(waiting)) : accepted({ row, keys: null });
    }
    const keys = { ...typed, server_key: cleanLine(typed.server_key) };
    const problem = keyProblem(keys);
    return problem === null ? accepted({ row, keys }) : invalid({ server_key: [problem] });
  }

  /** Asks for a payment that there is not: who knows the key says so. */
  async function proved({ keys }: CheckedKeys): Promise<Outcome<null>> {
    if (keys === null) return accepted(null);
    const baseUrl = midtransAddress(keys.environment, config.midtransUrl);
    const client = createMidtransClient({ serverKey: keys.server_key, baseUrl });
    try {
      await client.status(`lapak-${randomUUID()}`, AbortSignal.timeout(CHECK_MS));
      return accepted(null);
    } catch (error) {
      const isUnknown = error instanceof MidtransRefusal && error.code === 401;
      return isUnknown ? invalid({ server_key: [unknownKey] }) : refused(503, noAnswer);
    }
  }

  async function write(tx: Transaction, { store, actor }: Caller, { keys }: CheckedKeys): Promise<void> {
    if (keys === null) {
      await tx.delete(paymentKeys).where(eq(paymentKeys.storeId, store.id));
      return;
    }
    const values = {
      provider: MIDTRANS,
      environment: keys.environment,
      sealed: sealing?.seal(keys.server_key, keyOfStore(store.id)) ?? '',
      hint: hintOf(keys),
      ...{ setAt: clock.now(), setBy: actor.name },
    };
    await tx
      .insert(paymentKeys)
      .values({ storeId: store.id, ...values })
      .onConflictDoUpdate({ target: paymentKeys.storeId, set: values });
  }

  const coded = createCodedChange<PaymentKeysChange, CheckedKeys>(deps, {
    what: 'kunci pembayaran',
    ownersOnly: 'Hanya pemilik toko yang dapat mengubah kunci pembayaran',
    ...{ checked, proved, write },
    facts: ({ row, keys }) => [row?.sealed ?? null, keys],
    words: wordsOf,
    entry(change) {
      const { before, after } = wordsOf(change);
      return {
        ...{ action: 'account.keys', subject: MIDTRANS, title: after ?? before ?? '' },
        before: before === null ? {} : { keys: before },
        after: after === null ? {} : { keys: after },
      };
    },
  });

  return {
    sendCode: coded.sendCode,
    change: coded.change,

    /** What the console shows: never a key. */
    async view({ store }: Pick<Caller, 'store'>): Promise<SellerPayment> {
      const row = await keysRow(db, store.id);
      return {
        is_available: sealing !== null,
        keys: row && {
          environment: row.environment,
          ...{ hint: row.hint, set_at: nowIsoWib(row.setAt), set_by: row.setBy },
        },
        callback_url: `${deps.config.publicUrl}/api/payment/${MIDTRANS}/callback`,
        channels: await channelsOf(db, store.id),
      };
    },
  };
}
