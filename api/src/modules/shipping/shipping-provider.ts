import type { ShippingOption } from '@lapak/contracts/api/shipping';

/** A parcel on its way; positions in degrees. */
export interface Parcel {
  from: { latitude: number; longitude: number; regencyId: string; provinceId: string };
  to: { latitude: number; longitude: number; regencyId: string; provinceId: string };
  weightGrams: number;
  /** Codes of the couriers that the store offers, in its order. */
  couriers: readonly string[];
}

/** Prices the couriers that a store offers. Costs in rupiah, estimates in days. */
export interface ShippingProvider {
  options(parcel: Parcel): Promise<ShippingOption[]>;
}
