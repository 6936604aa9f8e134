import { decodeExpedisi, expedisiLabel, formatEtd } from '@lapak/domain/shipping';
import { courierName } from './couriers.ts';

/** An order's courier as it is displayed, "JNE REG (2-3 hari)"; empty without shipping. */
export function courierLabel(expedisi: string | null): string {
  const chosen = decodeExpedisi(expedisi);
  if (!chosen) return expedisiLabel(expedisi);
  const name = courierName(chosen.code);
  return [name, chosen.service, formatEtd(chosen.etd)].filter((part) => part !== '').join(' ');
}
