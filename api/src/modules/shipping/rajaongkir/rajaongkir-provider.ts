import { cutText } from '@lapak/domain/well-formed';
import { and, eq, inArray } from 'drizzle-orm';
import type { ParcelCheckpoint } from '@lapak/contracts/api/order';
import type { ShippingOption } from '@lapak/contracts/api/shipping';
import type { Database } from '../../../db/client.ts';
import { districtCodes } from '../../../db/schema/shipping.ts';
import type { CourierProvider } from '../courier-provider.ts';
import { courierName } from '../couriers.ts';
import type { Parcel } from '../parcel.ts';
import type { Cost, RajaongkirClient, Waybill } from './rajaongkir-client.ts';

/** Its name in the database. */
export const RAJAONGKIR = 'rajaongkir';

const MAX_COST = 100_000_000;
const MAX_TEXT = 200;
const PHONE_DIGITS = 5;

/** "1-2 day", "2 Hari" -> "1-2", "2"; empty for what says no days. */
const daysOf = (etd: string): string => /\d{1,3}(?:\s*-\s*\d{1,3})?/.exec(etd)?.[0].replace(/\s/g, '') ?? '';

const isPrice = ({ cost }: Cost) => Number.isSafeInteger(cost) && cost > 0 && cost <= MAX_COST;

/** The rows of an answer, by courier in the store's order. */
function optionsOf(costs: readonly Cost[], { couriers }: Pick<Parcel, 'couriers'>): ShippingOption[] {
  return couriers.flatMap((code) => {
    const own = costs.filter((cost) => cost.code.toLowerCase() === code && isPrice(cost));
    if (own.length === 0) return [];
    return [
      {
        ...{ code, name: courierName(code), image_url: null },
        costs: own.map(({ service, description, cost, etd }) => ({
          service,
          description,
          cost: [{ value: cost, etd: daysOf(etd) }],
        })),
      },
    ];
  });
}

function momentOf(date: string, time: string | null | undefined): string {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0] ?? '';
  const clock = /^\d{2}:\d{2}/.exec(time ?? '')?.[0] ?? '';
  return `${day} ${clock}`.trim();
}

/** What happened to a parcel, the latest first. */
function checkpointsOf({ manifest }: Waybill): ParcelCheckpoint[] {
  return (manifest ?? [])
    .map(({ manifest_description: text, manifest_date: date, manifest_time: time, city_name: place }) => ({
      ...{ at: momentOf(date, time), text: cutText(text, MAX_TEXT) },
      place: cutText(place ?? '', MAX_TEXT),
    }))
    .filter(({ at, text }) => at !== '' && text !== '')
    .sort((a, b) => b.at.localeCompare(a.at));
}

/** Prices and parcels by RajaOngkir (Komerce) v2, of districts that `operator districts map` has found there. */
export function rajaongkirProvider(db: Database, client: RajaongkirClient): CourierProvider {
  async function codesOf(ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await db
      .select({ id: districtCodes.districtId, code: districtCodes.code })
      .from(districtCodes)
      .where(and(eq(districtCodes.provider, RAJAONGKIR), inArray(districtCodes.districtId, [...ids])));
    return new Map(rows.map(({ id, code }) => [id, code]));
  }

  return {
    name: RAJAONGKIR,

    async options(parcel, signal) {
      const codes = await codesOf([parcel.from.id, parcel.to.id]);
      const [origin, destination] = [codes.get(parcel.from.id), codes.get(parcel.to.id)];
      if (origin === undefined || destination === undefined) return null;
      const courier = parcel.couriers.join(':');
      const asked = { origin, destination, courier, weight: parcel.weightGrams };
      return optionsOf(await client.costs(asked, signal), parcel);
    },

    async track({ courier, resi, phone }, signal) {
      const phoneEnd = phone.replace(/\D/g, '').slice(-PHONE_DIGITS);
      const waybill = await client.waybill({ awb: resi, courier, phoneEnd }, signal);
      return waybill && { checkpoints: checkpointsOf(waybill), isDelivered: waybill.delivered };
    },
  };
}
