import type { ShippingOption } from '@lapak/contracts/api/shipping';
import { courierPrice } from '@lapak/domain/shipping';
import { couriers, type CourierServiceOffer } from './couriers.ts';
import type { Parcel } from './parcel.ts';

const EARTH_RADIUS_KM = 6371;
/** The distance from Sabang to Merauke, where estimates are longest. */
const LONGEST_KM = 5100;
/** Next-day services go no further than this. */
const NEXT_DAY_KM = 900;
/** Within one regency, where both positions are the same. */
const LOCAL_KM = 8;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Straight distance over the globe, in kilometres; a short way inside one regency. */
export function distanceKm({ from, to }: Pick<Parcel, 'from' | 'to'>): number {
  if (from.regencyId === to.regencyId) return LOCAL_KM;
  const half = (a: number, b: number) => Math.sin((b - a) / 2) ** 2;
  const [lat1, lat2] = [radians(from.latitude), radians(to.latitude)];
  const h =
    half(lat1, lat2) + Math.cos(lat1) * Math.cos(lat2) * half(radians(from.longitude), radians(to.longitude));
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Days a service takes over a distance: "2-3", or "1" when it is sure. */
export function estimatedDays({ days }: CourierServiceOffer, km: number): string {
  if (days.near === days.far) return String(days.near);
  const reach = Math.min(1, Math.sqrt(km / LONGEST_KM));
  const first = Math.round(days.near + (days.far - days.near) * reach);
  return `${first}-${first + 1}`;
}

/**
 * Prices of couriers from the districts' positions and the weight, where nobody knows better. Costs in rupiah, estimates in
 * days. Weightless parcels are charged as the lightest.
 */
export function distancePrices(parcel: Parcel): ShippingOption[] {
  const km = distanceKm(parcel);
  return couriers
    .filter((courier) => parcel.couriers.includes(courier.code))
    .sort((a, b) => parcel.couriers.indexOf(a.code) - parcel.couriers.indexOf(b.code))
    .map(({ code, name, services }) => ({
      code,
      name,
      image_url: null,
      costs: services
        .filter((offer) => offer.days.far > 1 || km <= NEXT_DAY_KM)
        .map((offer) => ({
          service: offer.service,
          description: offer.description,
          cost: [
            {
              value: courierPrice({ distanceKm: km, weightGrams: parcel.weightGrams, service: offer }),
              etd: estimatedDays(offer, km),
            },
          ],
        })),
    }));
}
