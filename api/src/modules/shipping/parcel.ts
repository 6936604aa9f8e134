import type { DistrictRow } from '../../districts/district-repository.ts';

/** Where a parcel begins or ends; its position in degrees. */
export type Place = Pick<DistrictRow, 'id' | 'latitude' | 'longitude' | 'regencyId' | 'provinceId'>;

export interface Parcel {
  from: Place;
  to: Place;
  weightGrams: number;
  /** Codes of the couriers that the store offers, in its order. */
  couriers: readonly string[];
}
