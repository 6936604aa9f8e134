import type { ParcelCheckpoint } from '@lapak/contracts/api/order';
import type { ShippingOption } from '@lapak/contracts/api/shipping';
import type { Parcel } from './parcel.ts';

/** A service that takes no more requests for now. */
export class CourierBusy extends Error {
  readonly waitMs: number;

  constructor(waitMs: number) {
    super('the courier service takes no more requests for now');
    this.waitMs = waitMs;
  }
}

export interface ParcelTrack {
  /** The latest first. */
  checkpoints: ParcelCheckpoint[];
  isDelivered: boolean;
}

/** A service that knows the prices of couriers and where their parcels are, asked over the network. */
export interface CourierProvider {
  /** Names the provider in rows and keys of the database. */
  name: string;
  /**
   * Costs in rupiah, estimates in days.
   * @returns null when it does not know one of the places
   * @throws CourierBusy, or another error, when there is no answer that can be read
   */
  options(parcel: Parcel, signal: AbortSignal): Promise<ShippingOption[] | null>;
  /**
   * @param parcel its courier's code, its number, and the phone of who gets it
   * @returns null when the courier does not know the number (yet)
   * @throws CourierBusy, or another error, when there is no answer that can be read
   */
  track(
    parcel: { courier: string; resi: string; phone: string },
    signal: AbortSignal,
  ): Promise<ParcelTrack | null>;
}
