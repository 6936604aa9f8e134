import { OWN_COURIER, OWN_COURIER_NAME, type CourierService } from '@lapak/domain/shipping';

export interface CourierServiceOffer extends CourierService {
  service: string;
  description: string;
  /** Days on the shortest and on the longest way. */
  days: { near: number; far: number };
}

export interface Courier {
  code: string;
  name: string;
  services: readonly CourierServiceOffer[];
}

const service = (
  name: string,
  description: string,
  basePerKg: number,
  perKgPerKm: number,
  near: number,
  far: number,
  minKg?: number,
): CourierServiceOffer => ({ service: name, description, basePerKg, perKgPerKm, minKg, days: { near, far } });

/** The couriers of the built-in provider: rupiah per kilogram, and per kilogram and kilometre of straight distance. */
export const couriers: readonly Courier[] = [
  {
    code: 'jne',
    name: 'JNE',
    services: [
      service('OKE', 'Ongkos Kirim Ekonomis', 8000, 11, 2, 7),
      service('REG', 'Layanan Reguler', 9000, 14, 1, 5),
      service('YES', 'Yakin Esok Sampai', 16000, 26, 1, 1),
      service('JTR', 'JNE Trucking', 3500, 4, 4, 12, 10),
    ],
  },
  { code: 'jnt', name: 'J&T Express', services: [service('EZ', 'Layanan Reguler', 9000, 13.5, 1, 5)] },
  {
    code: 'sicepat',
    name: 'SiCepat',
    services: [
      service('REG', 'Layanan Reguler', 8500, 13, 1, 5),
      service('BEST', 'Besok Sampai Tujuan', 14000, 22, 1, 2),
      service('GOKIL', 'Cargo Kilat', 3200, 3.5, 3, 10, 10),
    ],
  },
  {
    code: 'pos',
    name: 'POS Indonesia',
    services: [
      service('Reguler', 'Pos Reguler', 7500, 12, 2, 8),
      service('Nextday', 'Pos Nextday', 15000, 24, 1, 1),
    ],
  },
  { code: 'anteraja', name: 'AnterAja', services: [service('REG', 'Layanan Reguler', 8500, 12.5, 1, 5)] },
  {
    code: 'tiki',
    name: 'TIKI',
    services: [
      service('ECO', 'Economy Service', 7500, 10.5, 3, 8),
      service('REG', 'Regular Service', 9000, 14, 1, 5),
      service('ONS', 'Over Night Service', 16000, 26, 1, 1),
    ],
  },
  { code: 'ninja', name: 'Ninja Xpress', services: [service('STD', 'Layanan Standar', 8000, 13, 2, 6)] },
  {
    code: 'lion',
    name: 'Lion Parcel',
    services: [
      service('REGPACK', 'Layanan Reguler', 8500, 13, 1, 5),
      service('JAGOPACK', 'Layanan Hemat', 7000, 10, 3, 8),
    ],
  },
];

/** What people call a courier; of one that is not known its code. */
export function courierName(code: string): string {
  if (code === OWN_COURIER) return OWN_COURIER_NAME;
  return couriers.find((courier) => courier.code === code)?.name ?? code.toUpperCase();
}

const letters = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The code of a courier that somebody has typed: "J&T", "Si Cepat Reg", "pos+Reguler"; null for one that is not known. */
export function courierCode(text: string): string | null {
  const typed = letters(text);
  const isMeant = ({ code, name }: Courier) =>
    [code, letters(name.split(' ')[0] ?? '')].some((known) => typed.startsWith(known));
  return couriers.find(isMeant)?.code ?? null;
}
