import type { Order, OrderResponse } from '@lapak/contracts/api/order';
import { CollapsibleCard } from '@lapak/ui/collapsible-card';
import { Facts } from '@lapak/ui/facts';
import { Breakdown, piecesText } from './breakdown.tsx';
import { buyerFacts } from './buyer-facts.ts';
import { OrderProducts } from './order-products.tsx';

interface OrderSectionsProps {
  order: Order;
  setting: OrderResponse['setting'];
}

/** Products, totals and buyer; three collapsible sections (spec 3 §2). */
export function OrderSections({ order, setting }: OrderSectionsProps) {
  return (
    <>
      <CollapsibleCard title="Daftar Produk yang dibeli" aside={piecesText(order)} isOpenAtFirst>
        <OrderProducts lines={order.products} />
      </CollapsibleCard>
      <CollapsibleCard title="Rincian Pembayaran" isOpenAtFirst>
        <Breakdown order={order} />
      </CollapsibleCard>
      <CollapsibleCard title="Data Pembeli">
        <Facts facts={buyerFacts(order, setting)} />
      </CollapsibleCard>
    </>
  );
}
