import { asc, eq } from 'drizzle-orm';
import type { ShippingOption, ShippingSource } from '@lapak/contracts/api/shipping';
import { OWN_COURIER } from '@lapak/domain/shipping';
import { cutText } from '@lapak/domain/well-formed';
import type { Database } from '../../db/client.ts';
import { storeCouriers, type stores } from '../../db/schema/stores.ts';
import { districtRepository } from '../../districts/district-repository.ts';
import { safeError } from '../../lib/safe-error.ts';
import { CourierBusy, type CourierProvider } from './courier-provider.ts';
import { distancePrices } from './distance-prices.ts';
import { askedWeight, keptQuotes, quoteKey } from './kept-quotes.ts';
import { ownRates } from './own-rates.ts';
import type { Parcel } from './parcel.ts';

const HOUR_MS = 3_600_000;
/** How long an answer is as good as a new one. */
const FRESH_MS = 24 * HOUR_MS;
/** An older one is better than none. */
export const QUOTE_LIFETIME_MS = 48 * HOUR_MS;
/** A shopper waits for the couriers no longer. */
const ANSWER_MS = 2_000;
/** After a failure nobody waits for it again for so long. */
const PAUSE_MS = 30_000;
/** An order notes courier, service and description in a text of 300 letters. */
const MAX_TEXT = 80;

const notedText = (text: string) => cutText(text.replaceAll('+', ' ').trim(), MAX_TEXT).trim();

/** Options that an order can name: it notes its courier as one text joined by plus signs (spec 2 §3). Of one name the last service counts. */
const orderable = (options: readonly ShippingOption[]): ShippingOption[] =>
  options.map(({ costs, ...option }) => {
    const noted = costs.map(({ service, description, cost }) => ({
      service: notedText(service),
      description: notedText(description),
      cost,
    }));
    return { ...option, costs: [...new Map(noted.map((each) => [each.service, each])).values()] };
  });

export interface ShippingPrices {
  options: ShippingOption[];
  source: ShippingSource;
  /** Since the couriers' service said so; 0 for the other sources. */
  ageSeconds: number;
}

/** Whether the couriers' service may be asked once more. */
type MayAsk = () => Promise<boolean>;
const neverAsk: MayAsk = () => Promise.resolve(false);

export interface ParcelRequest {
  store: Pick<typeof stores.$inferSelect, 'id' | 'originDistrictId'>;
  destination: string;
  weightGrams: number;
}

export interface ShippingServiceDeps {
  db: Database;
  clock: { now(): Date };
  log: { warn(fields: object, message: string): void };
  /** Asked first; null when the shop has none. */
  provider: CourierProvider | null;
}

/**
 * Prices parcels of stores: by the couriers' own service, else as it answered within two days, else by the store's own table, else by distance
 * and weight. A store that offers its own delivery (`manual`) offers its table beside what couriers cost. Costs in rupiah, estimates in days.
 */
export function createShippingService({ db, clock, log, provider }: ShippingServiceDeps) {
  const quotes = keptQuotes(db);
  const asked = new Map<string, Promise<ShippingOption[] | null>>();
  let pausedUntil = 0;

  async function keptQuote(key: string) {
    const kept = await quotes.find(key);
    return kept && { ...kept, ageMs: Math.max(0, clock.now().getTime() - kept.askedAt.getTime()) };
  }

  async function ask(of: CourierProvider, key: string, parcel: Parcel): Promise<ShippingOption[] | null> {
    try {
      // Another request may have been answered since this one looked.
      const kept = await keptQuote(key);
      if (kept && kept.ageMs <= FRESH_MS) return kept.options;
      const grams = askedWeight(parcel.weightGrams);
      const signal = AbortSignal.timeout(ANSWER_MS);
      const answer = await of.options({ ...parcel, weightGrams: grams }, signal);
      const options = answer && orderable(answer);
      if (options) await quotes.keep(key, options, clock.now());
      return options;
    } catch (error) {
      const pause = error instanceof CourierBusy ? error.waitMs : PAUSE_MS;
      pausedUntil = clock.now().getTime() + pause;
      log.warn({ provider: of.name, err: safeError(error) }, 'courier prices not answered');
      return null;
    }
  }

  /** Asks a question once, however many wait for the answer. */
  function askOnce(of: CourierProvider, key: string, parcel: Parcel): Promise<ShippingOption[] | null> {
    const answer = asked.get(key) ?? ask(of, key, parcel).finally(() => asked.delete(key));
    asked.set(key, answer);
    return answer;
  }

  async function byProvider(parcel: Parcel, mayAsk: MayAsk): Promise<ShippingPrices | null> {
    if (!provider || parcel.couriers.length === 0) return null;
    const key = quoteKey(provider.name, parcel);
    const kept = await keptQuote(key);
    const isFresh = kept && kept.ageMs <= FRESH_MS;
    const isWanted = !isFresh && clock.now().getTime() >= pausedUntil && (await mayAsk());
    const answer = isWanted ? await askOnce(provider, key, parcel) : null;
    if (answer) return { options: answer, source: 'provider', ageSeconds: 0 };
    if (!kept || kept.ageMs > QUOTE_LIFETIME_MS) return null;
    return { options: kept.options, source: 'provider', ageSeconds: Math.round(kept.ageMs / 1_000) };
  }

  return {
    /**
     * Courier options from a store to a district; none when nothing goes there.
     * @param mayAsk asked before the couriers' service is, which takes up to two seconds and has so many calls a day; else what it has answered
     * counts
     */
    async prices(
      { store, destination, weightGrams }: ParcelRequest,
      mayAsk: MayAsk = neverAsk,
    ): Promise<ShippingPrices> {
      const districts = districtRepository(db);
      const [from, to, offered] = await Promise.all([
        store.originDistrictId ? districts.find(store.originDistrictId) : null,
        districts.find(destination),
        db
          .select({ code: storeCouriers.code })
          .from(storeCouriers)
          .where(eq(storeCouriers.storeId, store.id))
          .orderBy(asc(storeCouriers.position)),
      ]);
      if (!to) return { options: [], source: 'distance', ageSeconds: 0 };
      const codes = offered.map(({ code }) => code);
      const couriers = codes.filter((code) => code !== OWN_COURIER);
      const parcel = from && { from, to, weightGrams, couriers };
      const [ofProvider, own] = await Promise.all([
        parcel && byProvider(parcel, mayAsk),
        ownRates(db, store.id, to, weightGrams),
      ]);
      const isOwnOffered = codes.includes(OWN_COURIER);
      const withOwn = (options: ShippingOption[]) =>
        [...options, ...(isOwnOffered ? own : [])].sort(
          (a, b) => codes.indexOf(a.code) - codes.indexOf(b.code),
        );
      if (ofProvider) return { ...ofProvider, options: withOwn(ofProvider.options) };
      const estimated = parcel && (isOwnOffered || own.length === 0) ? distancePrices(parcel) : [];
      if (estimated.length > 0) return { options: withOwn(estimated), source: 'distance', ageSeconds: 0 };
      return { options: own, source: 'own', ageSeconds: 0 };
    },
  };
}

export type ShippingService = ReturnType<typeof createShippingService>;
