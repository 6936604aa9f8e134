import type { PageModule } from '@lapak/runtime';
import { prefetchSingleCheckout } from '../../features/single/prefetch-single-checkout.ts';
import { SingleCheckoutView } from '../../features/single/single-checkout-view.tsx';
import { serviceKind } from '../../features/single/single-kind.ts';

export const prefetch: PageModule['prefetch'] = (context) => prefetchSingleCheckout(context, serviceKind);

/** Service checkout (spec 2 §1). */
export default function CheckoutServicePage() {
  return <SingleCheckoutView kind={serviceKind} />;
}
