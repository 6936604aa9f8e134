import type { RemoteExposes } from '@lapak/contracts/remote-modules';
import type { PageContext } from '@lapak/runtime';

/** The modules that this remote exposes to the host; fails its type check when a page of the contract is missing. */
export const exposes = {
  Home: () => import('./pages/home/home-page.tsx'),
  ProductDetail: () => import('./pages/product-detail/product-detail-page.tsx'),
  BannerDetail: () => import('./pages/banner-detail/banner-detail-page.tsx'),
  Wishlist: () => import('./pages/wishlist/wishlist-page.tsx'),
  Seller: () => import('./pages/seller/seller-page.tsx'),
  Front: () => import('./pages/front/front-page.tsx'),
} satisfies RemoteExposes<'storefront', PageContext>;
