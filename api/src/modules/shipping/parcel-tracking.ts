import { and, eq } from 'drizzle-orm';
import type { ParcelResponse } from '@lapak/contracts/api/order';
import { decodeExpedisi } from '@lapak/domain/shipping';
import type { Database } from '../../db/client.ts';
import type { orders } from '../../db/schema/orders.ts';
import { parcelTracks } from '../../db/schema/shipping.ts';
import { safeError } from '../../lib/safe-error.ts';
import { CourierBusy, type CourierProvider } from './courier-provider.ts';
import { courierCode } from './couriers.ts';

/** A parcel is not asked for more often; couriers scan it a few times a day. */
const ASK_EVERY_MS = 2 * 3_600_000;
/** After a failure. */
const RETRY_MS = 10 * 60_000;
/** Who looks at the page waits no longer. */
const ANSWER_MS = 5_000;

type Track = typeof parcelTracks.$inferSelect;
export type TrackedOrder = Pick<
  typeof orders.$inferSelect,
  'storeId' | 'id' | 'expedisi' | 'resi' | 'handphone' | 'statusPengiriman'
>;

const untracked: ParcelResponse['data'] = {
  ...{ is_tracked: false, is_delivered: false, age_seconds: null, checkpoints: [] },
};

/** The code of the courier that takes a parcel: as it was chosen, or as the seller has typed it; null when none of ours does. */
const courierOf = ({ expedisi }: Pick<TrackedOrder, 'expedisi'>): string | null =>
  expedisi === null ? null : courierCode(decodeExpedisi(expedisi)?.code ?? expedisi);

const wasSent = ({ statusPengiriman: status }: TrackedOrder) => status === 'DIKIRIM' || status === 'SELESAI';

interface ParcelTrackingDeps {
  db: Database;
  clock: { now(): Date };
  log: { warn(fields: object, message: string): void };
  /** Null when nobody can be asked. */
  provider: CourierProvider | null;
}

/** Where the parcels of orders are, by their couriers; asked when somebody looks, and kept. */
export function createParcelTracking({ db, clock, log, provider }: ParcelTrackingDeps) {
  let pausedUntil = 0;

  async function keptTrack({ storeId, id, resi }: TrackedOrder): Promise<Track | null> {
    const [row] = await db
      .select()
      .from(parcelTracks)
      .where(and(eq(parcelTracks.storeId, storeId), eq(parcelTracks.orderId, id)))
      .limit(1);
    return row?.resi === resi ? row : null;
  }

  async function keep(track: Track): Promise<Track> {
    const { storeId: _store, orderId: _order, ...values } = track;
    await db
      .insert(parcelTracks)
      .values(track)
      .onConflictDoUpdate({ target: [parcelTracks.storeId, parcelTracks.orderId], set: values });
    return track;
  }

  async function ask(
    of: CourierProvider,
    order: TrackedOrder & { resi: string },
    courier: string,
    kept: Track | null,
  ): Promise<Track> {
    const triedAt = clock.now();
    const { storeId, id: orderId, resi, handphone: phone } = order;
    const before = kept ?? { storeId, orderId, resi, checkpoints: [], isDelivered: false, answeredAt: null };
    // Noted first: whoever looks meanwhile does not ask, too.
    await keep({ ...before, triedAt });
    try {
      const track = await of.track({ courier, resi, phone }, AbortSignal.timeout(ANSWER_MS));
      const answer = track ?? { checkpoints: before.checkpoints, isDelivered: before.isDelivered };
      return await keep({ ...before, ...answer, answeredAt: triedAt, triedAt });
    } catch (error) {
      if (error instanceof CourierBusy) pausedUntil = triedAt.getTime() + error.waitMs;
      log.warn({ provider: of.name, err: safeError(error) }, 'parcel not tracked');
      return { ...before, triedAt };
    }
  }

  const isDue = ({ isDelivered, answeredAt, triedAt }: Track, now: number) =>
    !isDelivered &&
    now - triedAt.getTime() >= (answeredAt?.getTime() === triedAt.getTime() ? ASK_EVERY_MS : RETRY_MS);

  return {
    /** The way of an order's parcel; untracked before it is sent, and where nobody can be asked. */
    async of(order: TrackedOrder): Promise<ParcelResponse['data']> {
      const courier = courierOf(order);
      const { resi } = order;
      if (!provider || courier === null || !resi || !wasSent(order)) return untracked;
      const kept = await keptTrack(order);
      const now = clock.now().getTime();
      const mayAsk = now >= pausedUntil && (kept === null || isDue(kept, now));
      const track = mayAsk ? await ask(provider, { ...order, resi }, courier, kept) : kept;
      const answered = track?.answeredAt ?? null;
      return {
        is_tracked: true,
        is_delivered: track?.isDelivered ?? false,
        age_seconds: answered && Math.max(0, Math.round((now - answered.getTime()) / 1_000)),
        checkpoints: track?.checkpoints ?? [],
      };
    },
  };
}

export type ParcelTracking = ReturnType<typeof createParcelTracking>;
