import type { Flag } from './price.ts';

/** Input of a line's weight; grams per piece. */
export interface Weighable {
  qty: number | null;
  category?: string;
  type_of_weight?: string;
  berat?: number | null;
  berat_max?: number | null;
  enable_variations?: Flag | number;
  price_variety?: { berat?: number | null } | null;
}

const whole = (value: number | null | undefined) =>
  typeof value === 'number' && Number.isFinite(value) ? Math.max(0, Math.trunc(value)) : 0;

/**
 * Weight of a line in grams (spec 2 §7): a range counts with its upper end, else the chosen combination's own weight
 * where it has one, else `berat`; times the quantity. Services and digital products weigh nothing.
 */
export function lineWeightGrams(line: Weighable): number {
  if (line.category === 'jasa' || line.category === 'digital_product') return 0;
  const ofVariety = line.enable_variations === 1 ? line.price_variety?.berat : null;
  const each = line.type_of_weight === 'range' ? line.berat_max : (ofVariety ?? line.berat);
  return whole(each) * whole(line.qty);
}

/** Weight of a parcel in grams. */
export function totalWeightGrams(lines: readonly Weighable[]): number {
  return lines.reduce((sum, line) => sum + lineWeightGrams(line), 0);
}

/** Rates of a courier's service; rupiah per kilogram and per kilogram and kilometre. */
export interface CourierService {
  basePerKg: number;
  perKgPerKm: number;
  /** The lowest weight charged, in kilograms. */
  minKg?: number;
}

/** Couriers tolerate up to 300 g over a kilogram. */
const TOLERANCE_GRAMS = 300;
/** Couriers' published prices are multiples of 500 rupiah. */
const PRICE_STEP = 500;

/** Kilograms that couriers charge for a weight: at least 1, rounded up beyond 300 g over. */
export function chargedKilograms(weightGrams: number, minKg = 1): number {
  return Math.max(1, minKg, Math.ceil((whole(weightGrams) - TOLERANCE_GRAMS) / 1000));
}

/** Shipping price in rupiah by distance and weight; never falls when either grows. */
export function courierPrice(parcel: {
  distanceKm: number;
  weightGrams: number;
  service: CourierService;
}): number {
  const { service } = parcel;
  const distance = Number.isFinite(parcel.distanceKm) ? Math.max(0, parcel.distanceKm) : 0;
  const perKg = Math.ceil((service.basePerKg + service.perKgPerKm * distance) / PRICE_STEP) * PRICE_STEP;
  return perKg * chargedKilograms(parcel.weightGrams, service.minKg);
}

/** The chosen courier: cost in rupiah, `etd` in days ("2-3"). */
export interface Expedisi {
  code: string;
  service: string;
  description: string;
  cost: number;
  etd: string;
}

/** The code of a store's own rates (spec 2 §3), and what people call them. */
export const OWN_COURIER = 'manual';
export const OWN_COURIER_NAME = 'Kurir toko';

const withoutPlus = (text: string) => text.replaceAll('+', ' ').trim();

/** The chosen courier as one text joined by plus signs (spec 2 §3). */
export function encodeExpedisi(expedisi: Expedisi): string {
  const { code, service, description, cost, etd } = expedisi;
  return [withoutPlus(code), withoutPlus(service), description, String(whole(cost)), withoutPlus(etd)].join(
    '+',
  );
}

/** Parses the output of `encodeExpedisi`; a description may contain plus signs. Null for anything else. */
export function decodeExpedisi(text: string | null | undefined): Expedisi | null {
  const parts = (text ?? '').split('+');
  const [code = '', service = ''] = parts;
  const etd = parts.at(-1) ?? '';
  const cost = parts.at(-2) ?? '';
  if (parts.length < 5 || code === '' || !/^\d{1,15}$/.test(cost)) return null;
  return { code, service, description: parts.slice(2, -2).join('+'), cost: Number(cost), etd };
}

/** "2-3" -> "(2-3 hari)" (spec 2 §3); empty without an estimate. */
export function formatEtd(etd: string | null | undefined): string {
  const days = (etd ?? '').replace(/hari/gi, '').trim();
  return days === '' ? '' : `(${days} hari)`;
}

/** Courier, in capitals, and service of an order: "JNE REG" (spec 3 §2), "Kurir toko Reguler"; empty without shipping. */
export function expedisiLabel(text: string | null | undefined): string {
  const [code = '', service = ''] = (text ?? '').split('+').map((part) => part.trim());
  return `${code === OWN_COURIER ? OWN_COURIER_NAME : code.toUpperCase()} ${service}`.trim();
}
