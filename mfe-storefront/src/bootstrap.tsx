import '@lapak/ui/styles/reset.css';
import '@lapak/ui/styles/tokens.css';
import { createStandAlone } from '@lapak/runtime/create-stand-alone';
import { Toaster } from '@lapak/ui/toaster';
import { exposes } from './exposes.ts';

createStandAlone({
  pages: {
    home: exposes.Home,
    product: exposes.ProductDetail,
    banner: exposes.BannerDetail,
    wishlist: exposes.Wishlist,
    seller: exposes.Seller,
    front: exposes.Front,
  },
  links: ['home', 'seller', 'wishlist'],
  overlays: <Toaster />,
});
