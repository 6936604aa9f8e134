import '@lapak/ui/styles/reset.css';
import '@lapak/ui/styles/tokens.css';
import { createStandAlone } from '@lapak/runtime/create-stand-alone';
import { Toaster } from '@lapak/ui/toaster';
import { exposes } from './exposes.ts';

createStandAlone({
  pages: {
    cart: exposes.Cart,
    checkout: exposes.Checkout,
    checkoutSingle: exposes.CheckoutSingle,
    checkoutService: exposes.CheckoutService,
    checkoutDigital: exposes.CheckoutDigital,
  },
  links: ['cart', 'checkout', 'checkoutSingle', 'checkoutService', 'checkoutDigital'],
  overlays: <Toaster />,
});
