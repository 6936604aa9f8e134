import { and, eq, sql } from 'drizzle-orm';
import type { Quote } from '@lapak/contracts/api/order';
import type { ShippingOption } from '@lapak/contracts/api/shipping';
import { addressNeeded, isFreeOrder, type ResellerMode } from '@lapak/domain/checkout';
import { decodeExpedisi, encodeExpedisi, totalWeightGrams } from '@lapak/domain/shipping';
import { messages } from '@lapak/domain/messages';
import type { Database, Queryable } from '../../db/client.ts';
import type { CustomFieldValue, PaymentAccountSnapshot } from '../../db/schema/orders.ts';
import { resellers } from '../../db/schema/stores.ts';
import { pictureType } from '../../lib/picture-type.ts';
import { accepted, invalid, refused, type Outcome } from '../../lib/refusal.ts';
import { contentKey, type FileStorage } from '../../storage/file-storage.ts';
import type { PaymentService } from '../orders/pay/payment-service.ts';
import { paymentMethodRepository } from '../payment-method/payment-method-repository.ts';
import type { StoreRow } from '../store/store-repository.ts';
import { districtRepository } from '../../districts/district-repository.ts';
import { checkAddress, checkBuyer } from './buyer-rules.ts';
import type { Holder } from '../orders/place/holder.ts';
import type { LoadedLine } from './checkout-catalogue.ts';
import type { Checkout } from './checkout.ts';
import { checkoutMessages } from './checkout-messages.ts';
import { FieldProblems } from '../orders/place/field-errors.ts';
import { orderMessages } from '../orders/order-messages.ts';
import { accountSnapshot, chosenAccount } from '../orders/place/payment-account.ts';
import { MAX_TOTAL, quoteChanged } from '../orders/place/quote-changed.ts';
import { quoteOrder } from './quote.ts';
import { checkReseller } from './reseller-rules.ts';
import { checkCustomFields, checkIdentity, checkOrderDate, customFieldValues } from './service-rules.ts';
import type { Situation } from './situation.ts';
import { findVoucher, voucherProblem, type VoucherRow } from '../orders/place/voucher-quota.ts';

/** An order that was checked and priced, and only has to be written. */
export interface OrderDraft {
  storeId: number;
  store: StoreRow;
  userId: number | null;
  idempotencyKey: string | null;
  /** Distinguishes what was sent with the key. */
  fingerprint: string;
  holder: Holder;
  input: Checkout;
  lines: readonly LoadedLine[];
  quote: Quote;
  dateServer: string;
  weightGrams: number;
  /** As stored: code, service, description, cost and days joined by plus signs. */
  expedisi: string | null;
  district: { id: string; name: string; city: string } | null;
  voucher: { id: number; code: string } | null;
  account: PaymentAccountSnapshot | null;
  donationRecipient: string | null;
  identityKey: string | null;
  customFields: CustomFieldValue[];
  expiresAt: Date;
}

/** Settings of a store for the shared checkouts (decision 12). */
export interface CheckoutTraits {
  reseller_mode: ResellerMode;
  dropship_allowed: boolean;
}

export interface DraftDeps {
  db: Database;
  storage: FileStorage;
  payments: Pick<PaymentService, 'collects'>;
  /** Courier prices from the store to a district as they were shown, in rupiah; nobody outside is asked. */
  shippingOptions(request: {
    store: StoreRow;
    destination: string;
    weightGrams: number;
  }): Promise<readonly ShippingOption[]>;
  traitsOf(store: StoreRow): CheckoutTraits;
  /** Time that an unpaid order holds its stock, in milliseconds. */
  orderLifetimeMs: number;
}

const nothingPriced = {
  voucher: null,
  shippingCost: 0,
  donation: { send: 0, typed: 0 },
  adminFee: 0,
} as const;

const donationIn = ({ donation_send = 0, donation_amount = 0 }: Checkout) => ({
  send: donation_send,
  typed: donation_amount,
});

async function isAgent(db: Queryable, storeId: number, email: Checkout['email_reseller']): Promise<boolean> {
  if (!email) return false;
  const rows = await db
    .select({ id: resellers.id })
    .from(resellers)
    .where(and(eq(resellers.storeId, storeId), sql`lower(${resellers.email}) = ${email.toLowerCase()}`));
  return rows.length > 0;
}

interface Shipping {
  cost: number;
  expedisi: string | null;
  weightGrams: number;
}

/** The courier that was chosen, at the price of now. @param district null also when nothing needs an address */
async function priceShipping(
  deps: DraftDeps,
  { input, cart, store }: Situation,
  district: OrderDraft['district'],
  problems: FieldProblems,
): Promise<Shipping> {
  const weightGrams = totalWeightGrams(cart);
  const nothing = { cost: 0, expedisi: null, weightGrams };
  if (input.kind !== 'barang' || !input.expedisi || !district) return nothing;
  const wanted = decodeExpedisi(input.expedisi);
  const options = wanted ? await deps.shippingOptions({ store, destination: district.id, weightGrams }) : [];
  const service = options
    .find((option) => option.code === wanted?.code)
    ?.costs.find((cost) => cost.service === wanted?.service);
  const price = service?.cost[0];
  if (!wanted || !service || !price) {
    problems.add('expedisi', checkoutMessages.expedisiTidakTersedia);
    return nothing;
  }
  const expedisi = encodeExpedisi({
    code: wanted.code,
    service: service.service,
    description: service.description,
    cost: price.value,
    etd: price.etd,
  });
  return { cost: price.value, expedisi, weightGrams };
}

async function checkVoucher(
  db: Queryable,
  { input, store, cart, dateServer, now }: Situation,
  problems: FieldProblems,
): Promise<VoucherRow | null> {
  if (!input.voucher_code) return null;
  const voucher = await findVoucher(db, store.id, input.voucher_code);
  const goods = quoteOrder({ lines: cart, dateServer, ...nothingPriced }).total_harga_barang;
  const problem = voucherProblem(voucher, goods, now);
  if (problem !== null) problems.add('voucher_code', problem);
  return problem === null ? voucher : null;
}

/** Whether the store offers any payment method for these products. */
async function canBePaid({ db, payments }: DraftDeps, { store, cart }: Situation): Promise<boolean> {
  const ids = cart.map(({ id }) => id);
  return paymentMethodRepository(db, payments.collects).canBePaid(store.id, ids);
}

async function checkFields(deps: DraftDeps, situation: Situation, problems: FieldProblems): Promise<void> {
  const { store, input, cart, now, dateServer } = situation;
  const { reseller_mode, dropship_allowed } = deps.traitsOf(store);
  const quote = quoteOrder({
    lines: cart,
    dateServer,
    ...nothingPriced,
    donation: donationIn(input),
  });
  const isFree = isFreeOrder({ goodsTotal: quote.total_harga_barang, donation: quote.donate_amount });
  checkBuyer(input, { lines: cart, isFree }, problems);
  checkReseller(
    input,
    {
      lines: cart,
      resellerMode: reseller_mode,
      dropshipAllowed: dropship_allowed,
      isKnownAgent: reseller_mode === 'agents' && (await isAgent(deps.db, store.id, input.email_reseller)),
    },
    problems,
  );
  if (input.kind === 'barang') return;
  for (const line of cart) {
    checkOrderDate(input, line, now, problems);
    checkCustomFields(input, line, problems);
    await checkIdentity(input, line, problems);
  }
}

/** The identity picture in the private storage; only once everything else is right. */
async function storeIdentity(
  storage: FileStorage,
  { input, store, cart }: Situation,
): Promise<string | null> {
  const asksIdentity = cart.some((line) => line.enable_identity_data === 1);
  const picture = input.identity_picture;
  if (input.kind === 'barang' || !asksIdentity || !picture) return null;
  const type = await pictureType(picture);
  if (type === null) return null;
  const key = contentKey(`identities/${store.id}`, picture, type.extension);
  await storage.put(key, picture, type.contentType, 'private');
  return key;
}

/**
 * Checks everything that a shopper typed, prices the order from the database, and compares with what the shopper saw.
 * @returns what is to be written; field errors (code '-3'); or a changed quote (code '-4')
 */
export async function draftOrder(
  deps: DraftDeps,
  situation: Situation,
  caller: Pick<OrderDraft, 'userId' | 'idempotencyKey' | 'fingerprint' | 'holder'>,
): Promise<Outcome<OrderDraft>> {
  const { db } = deps;
  const { store, input, lines, cart, now, dateServer } = situation;
  const problems = new FieldProblems();
  const found =
    addressNeeded(cart) && input.district_id ? await districtRepository(db).find(input.district_id) : null;
  const district = found && { id: found.id, name: found.name, city: found.regency };
  await checkFields(deps, situation, problems);
  checkAddress(input, { lines: cart, isKnownDistrict: district !== null }, problems);
  const voucher = await checkVoucher(db, situation, problems);
  const shipping = await priceShipping(deps, situation, district, problems);
  const account = await chosenAccount(
    db,
    {
      storeId: store.id,
      id: input.payment_method ?? input.user_bank_id ?? null,
      field: 'payment_method',
      collects: deps.payments.collects,
      isOffered: (id) => lines.every((line) => !line.excludedAccounts.includes(id)),
    },
    problems,
  );
  const errors = problems.errors();
  if (errors) return invalid(errors, errors.payment_method?.[0] ?? errors.voucher_code?.[0]);
  const quote = quoteOrder({
    lines: cart,
    dateServer,
    voucher: voucher && { type: voucher.type, voucher_value: voucher.voucherValue },
    shippingCost: shipping.cost,
    donation: donationIn(input),
    adminFee: account?.adminFee ?? 0,
  });
  if (quote.total > 0 && !account && !(await canBePaid(deps, situation))) {
    return refused(409, messages.storeTakesNoOrders);
  }
  if (quote.total + quote.admin_fee > MAX_TOTAL) return refused(409, orderMessages.nilaiTerlaluBesar);
  const isAsSeen =
    (input.expected_total ?? quote.total) === quote.total && (input.ongkir ?? quote.ongkir) === quote.ongkir;
  if (!isAsSeen) return quoteChanged(quote, quote.total);
  return accepted({
    storeId: store.id,
    store,
    ...caller,
    input,
    lines,
    quote,
    dateServer,
    weightGrams: shipping.weightGrams,
    expedisi: shipping.expedisi,
    district,
    voucher: voucher && { id: voucher.id, code: voucher.code },
    account: account && accountSnapshot(account),
    donationRecipient: cart.find((line) => line.is_donation === 1)?.donation_recipient ?? null,
    identityKey: await storeIdentity(deps.storage, situation),
    customFields: input.kind === 'barang' ? [] : cart.flatMap((line) => customFieldValues(input, line)),
    expiresAt: new Date(now.getTime() + deps.orderLifetimeMs),
  });
}
