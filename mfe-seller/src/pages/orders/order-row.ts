import type { SellerOrderItem } from '@lapak/contracts/api/seller-order';
import * as consolePaths from '@lapak/contracts/console-paths';
import { formatDateTimeShort } from '@lapak/domain/dates';
import { formatRupiah, formatThousands } from '@lapak/domain/rupiah';
import type { BadgeTone } from '@lapak/ui/badge';
import {
  filterTones,
  kindLabels,
  quickSteps,
  situationLabel,
  type QuickStep,
} from '../../features/orders/order-labels.ts';
import { soonLapsing } from '../../features/orders/time-left.ts';

/** An order as the list shows it, as a card and as a row of the table. */
export interface OrderRow {
  order: SellerOrderItem;
  href: string;
  when: string;
  /** "2 × Kopi Gayo", and what kind it is unless goods. */
  what: string;
  kind: string | null;
  total: string;
  status: { label: string; tone: BadgeTone };
  /** What needs a look first: a proof, or the end that is near. */
  alert: string | null;
  sending: string | null;
  /** The step of the row's own button, the first that the order is open to. */
  quick: QuickStep | null;
}

/** @param now by the browser's clock */
export function orderRow(toko: string, order: SellerOrderItem, now: number): OrderRow {
  const { filter, kind, items, expedisi, resi, steps } = order;
  return {
    order,
    href: consolePaths.order(toko, order.id),
    when: formatDateTimeShort(order.created_at),
    what: items.count > 1 ? `${items.first}, ${formatThousands(items.count)} buah` : items.first,
    kind: kind === 'barang' ? null : kindLabels[kind],
    total: formatRupiah(order.total),
    status: { label: situationLabel(order), tone: filterTones[filter] },
    alert:
      filter === 'proof' && order.proof_at
        ? `Bukti masuk ${formatDateTimeShort(order.proof_at)}`
        : filter === 'unpaid'
          ? soonLapsing(order.expires_at, now)
          : null,
    sending: [expedisi, resi].filter(Boolean).join(' ') || null,
    quick: quickSteps.find((step) => steps.includes(step)) ?? null,
  };
}
