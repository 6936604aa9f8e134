import Type, { type Static, type TSchema } from 'typebox';
import Value from 'typebox/value';
import { CourierBusy } from '../courier-provider.ts';

/** A place as RajaOngkir lists it: a province, a city or a district. */
const Listed = Type.Object({ id: Type.Integer({ minimum: 1 }), name: Type.String() });
export type Listed = Static<typeof Listed>;

const Cost = Type.Object({
  name: Type.String(),
  code: Type.String(),
  service: Type.String(),
  description: Type.String(),
  /** Rupiah. */
  cost: Type.Number(),
  /** "1-2 day". */
  etd: Type.String(),
});
export type Cost = Static<typeof Cost>;

const Waybill = Type.Object({
  delivered: Type.Boolean(),
  manifest: Type.Optional(
    Type.Union([
      Type.Array(
        Type.Object({
          manifest_description: Type.String(),
          /** "2026-11-21" and "14:05". */
          manifest_date: Type.String(),
          manifest_time: Type.Optional(Type.Union([Type.String(), Type.Null()])),
          city_name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        }),
      ),
      Type.Null(),
    ]),
  ),
});
export type Waybill = Static<typeof Waybill>;

/** An answer that says no. */
class RajaongkirRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const Answered = Type.Object({ data: Type.Unknown() });
const WithMessage = Type.Object({ meta: Type.Object({ message: Type.Optional(Type.String()) }) });

/** Longer answers than this are none of RajaOngkir's. */
const MAX_ANSWER = 2_000_000;
const MINUTE_MS = 60_000;

/** `Retry-After` in milliseconds: between a minute and a day, an hour without one. */
function waitOf(header: string | null): number {
  const seconds = Number(header ?? NaN);
  const asked = Number.isFinite(seconds) ? seconds * 1_000 : 60 * MINUTE_MS;
  return Math.min(Math.max(asked, MINUTE_MS), 24 * 60 * MINUTE_MS);
}

/**
 * Calls of RajaOngkir (Komerce) v2.
 * @param settings `baseUrl` without a slash at the end
 * @throws CourierBusy when today's calls are used up, RajaongkirRefusal when it says no; another error when there is no answer that can be read
 */
export function createRajaongkirClient({ key, baseUrl }: { key: string; baseUrl: string }) {
  async function call<Data extends TSchema>(
    data: Data,
    path: string,
    signal: AbortSignal,
    form?: Record<string, string>,
  ): Promise<Static<Data>> {
    const reply = await fetch(`${baseUrl}${path}`, {
      method: form ? 'POST' : 'GET',
      headers: { key, accept: 'application/json' },
      ...(form ? { body: new URLSearchParams(form) } : {}),
      // The key goes to the address that was set, and to no other.
      redirect: 'error',
      signal,
    });
    if (reply.status === 429) throw new CourierBusy(waitOf(reply.headers.get('retry-after')));
    const body: unknown = JSON.parse((await reply.text()).slice(0, MAX_ANSWER));
    if (!reply.ok) {
      const message = Value.Check(WithMessage, body) ? body.meta.message : undefined;
      throw new RajaongkirRefusal(reply.status, message ?? `RajaOngkir ${reply.status}`);
    }
    const answer = Value.Check(Answered, body) ? body.data : undefined;
    if (!Value.Check(data, answer)) throw new Error('RajaOngkir gave an answer that is none');
    return answer;
  }

  return {
    /** Lists of places: `province`, `city/{province}`, `district/{city}`. */
    places: (path: string, signal: AbortSignal) => call(Type.Array(Listed), `/destination/${path}`, signal),

    /** Prices between two districts. @param parcel `weight` in grams, couriers joined by colons */
    costs: (
      parcel: { origin: string; destination: string; weight: number; courier: string },
      signal: AbortSignal,
    ) =>
      call(Type.Array(Cost), '/calculate/district/domestic-cost', signal, {
        ...parcel,
        weight: String(parcel.weight),
        price: 'lowest',
      }),

    /** Where a parcel is; null when the number is not known. @param phoneEnd the last digits of who gets it, which JNE requires */
    async waybill(
      { awb, courier, phoneEnd }: { awb: string; courier: string; phoneEnd: string },
      signal: AbortSignal,
    ): Promise<Waybill | null> {
      try {
        const form = { awb, courier, last_phone_number: phoneEnd };
        return await call(Waybill, '/track/waybill', signal, form);
      } catch (error) {
        if (error instanceof RajaongkirRefusal && (error.status === 404 || error.status === 400)) return null;
        throw error;
      }
    },
  };
}

export type RajaongkirClient = ReturnType<typeof createRajaongkirClient>;
