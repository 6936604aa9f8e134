import type { PageModule } from '@lapak/runtime';
import { prefetchSingleCheckout } from '../../features/single/prefetch-single-checkout.ts';
import { SingleCheckoutView } from '../../features/single/single-checkout-view.tsx';
import { digitalKind } from '../../features/single/single-kind.ts';

export const prefetch: PageModule['prefetch'] = (context) => prefetchSingleCheckout(context, digitalKind);

/** Digital-product checkout (spec 2 §1). */
export default function CheckoutDigitalPage() {
  return <SingleCheckoutView kind={digitalKind} />;
}
