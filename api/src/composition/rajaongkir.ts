import type { Config } from '../config.ts';
import type { Database } from '../db/client.ts';
import type { CourierProvider } from '../modules/shipping/courier-provider.ts';
import {
  createRajaongkirClient,
  type RajaongkirClient,
} from '../modules/shipping/rajaongkir/rajaongkir-client.ts';
import { rajaongkirProvider } from '../modules/shipping/rajaongkir/rajaongkir-provider.ts';

const RAJAONGKIR_URL = 'https://rajaongkir.komerce.id/api/v1';

type CourierSettings = Pick<Config, 'rajaongkirKey' | 'rajaongkirUrl'>;

/** RajaOngkir by its settings; null without a key. */
export const rajaongkirOf = ({
  rajaongkirKey: key,
  rajaongkirUrl,
}: CourierSettings): RajaongkirClient | null =>
  key === undefined ? null : createRajaongkirClient({ key, baseUrl: rajaongkirUrl ?? RAJAONGKIR_URL });

/** Who knows the prices of couriers and where parcels are; null when the shop has nobody for that. */
export function createCourierProvider(db: Database, settings: CourierSettings): CourierProvider | null {
  const client = rajaongkirOf(settings);
  return client && rajaongkirProvider(db, client);
}
