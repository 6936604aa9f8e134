import type { RemoteExposes } from '@lapak/contracts/remote-modules';
import type { PageContext } from '@lapak/runtime';

/** The pages that this remote exposes to the host. */
export const exposes = {
  Cart: () => import('./pages/cart/cart-page.tsx'),
  Checkout: () => import('./pages/checkout/checkout-page.tsx'),
  CheckoutSingle: () => import('./pages/checkout-single/checkout-single-page.tsx'),
  CheckoutService: () => import('./pages/checkout-service/checkout-service-page.tsx'),
  CheckoutDigital: () => import('./pages/checkout-digital/checkout-digital-page.tsx'),
} satisfies RemoteExposes<'checkout', PageContext>;
