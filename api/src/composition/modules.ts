import type { FastifyInstance } from 'fastify';
import { createStoreCache } from '../lib/store-cache.ts';
import { addressRoutes } from '../modules/address/address-routes.ts';
import { createAccountLimits } from '../modules/auth/account-limits.ts';
import { authRoutes } from '../modules/auth/auth-routes.ts';
import { bannerRoutes } from '../modules/banner/banner-routes.ts';
import { downloadRoutes } from '../modules/orders/download/download-routes.ts';
import { eventRoutes } from '../modules/event/event-routes.ts';
import { guideRoutes } from '../modules/guide/guide-routes.ts';
import { paymentMethodRoutes } from '../modules/payment-method/payment-method-routes.ts';
import { pictureRoutes } from '../modules/picture/picture-routes.ts';
import { productRoutes } from '../modules/product/product-routes.ts';
import { profileRoutes } from '../modules/profile/profile-routes.ts';
import { resellerRoutes } from '../modules/reseller/reseller-routes.ts';
import { reviewRoutes } from '../modules/review/review-routes.ts';
import { createStoreDirectory } from '../modules/store/store-directory.ts';
import { settingRoutes } from '../modules/setting/setting-routes.ts';
import { createOrderDesk } from '../modules/orders/order-desk.ts';
import { accountRoutes } from '../modules/seller-access/account-routes.ts';
import { invitationRoutes } from '../modules/seller-access/invitation-routes.ts';
import { memberRoutes } from '../modules/seller-access/member-routes.ts';
import { sessionRoutes } from '../modules/seller-access/session-routes.ts';
import { shippingRoutes } from '../modules/shipping/shipping-routes.ts';
import { sitemapRoutes } from '../modules/sitemap/sitemap-routes.ts';
import { storeListRoutes } from '../modules/store-list/store-list-routes.ts';
import { storeChangesRoutes } from '../modules/store-changes/store-changes-routes.ts';
import { gateRoutes } from '../modules/gate/gate-routes.ts';
import { destinationAccountRoutes } from '../modules/seller-store/destination-account-routes.ts';
import { storePaymentRoutes } from '../modules/seller-store/store-payment-routes.ts';
import { openStoreRoutes } from '../modules/seller-store/open-store-routes.ts';
import { chatTextRoutes } from '../modules/seller-orders/chat-text-routes.ts';
import { orderFeedRoutes } from '../modules/seller-orders/order-feed-routes.ts';
import { sellerOrderRoutes } from '../modules/seller-orders/seller-order-routes.ts';
import { sellerMoneyRoutes } from '../modules/seller-money/seller-money-routes.ts';
import { sellerReportRoutes } from '../modules/seller-orders/seller-report-routes.ts';
import { attendeeRoutes } from '../modules/seller-events/attendee-routes.ts';
import { sellerEventRoutes } from '../modules/seller-events/seller-event-routes.ts';
import {
  createPictureFetch,
  type PictureFetchOptions,
} from '../modules/seller-sheets/pictures/fetch-picture.ts';
import { sellerSheetRoutes } from '../modules/seller-sheets/seller-sheet-routes.ts';
import { sellerProductRoutes } from '../modules/seller-products/seller-product-routes.ts';
import { sellerSettingsRoutes } from '../modules/seller-settings/seller-settings-routes.ts';
import { createOrderServices } from './order-services.ts';
import { orderCounter, ordersPlugin } from './orders-plugin.ts';
import { voucherRoutes } from '../modules/voucher/voucher-routes.ts';
import { wishlistRoutes } from '../modules/wishlist/wishlist-routes.ts';
import { named } from '../plugins/named.ts';
import type { Services } from '../services.ts';

/** Answers cached in memory: a listing's page has about 20 KB, so this is at most some 40 MB. */
const MAX_KEPT_ANSWERS = 2_000;

export interface ModuleOverrides {
  /** How pictures of strangers' addresses are fetched. */
  pictureFetch?: PictureFetchOptions;
}

/** Every resource of the API; one line each. */
export async function registerModules(
  app: FastifyInstance,
  services: Services,
  { pictureFetch }: ModuleOverrides = {},
): Promise<void> {
  const { db, clock, config, storeEvents } = services;
  const { cacheMs } = config;
  const directory = createStoreDirectory({ db, storeEvents, ttlMs: cacheMs });
  const cache = createStoreCache({ storeEvents, ttlMs: cacheMs, maxEntries: MAX_KEPT_ANSWERS });
  const deps = { ...services, directory, cache };
  const orders = createOrderServices(services, orderCounter(app));
  const { collects } = orders.payments;
  const guarded = { ...services, guard: createAccountLimits(app, services) };

  await app.register(named('auth', authRoutes(guarded)));
  await app.register(named('profile', profileRoutes(guarded)));
  await app.register(named('seller-session', sessionRoutes(guarded)));
  await app.register(named('seller-account', accountRoutes(guarded)));
  await app.register(named('seller-invitation', invitationRoutes(services)));
  await app.register(named('seller-members', memberRoutes(services)));
  await app.register(named('address', addressRoutes(services)));
  await app.register(named('product', productRoutes(deps)));
  await app.register(named('banner', bannerRoutes(deps)));
  await app.register(named('wishlist', wishlistRoutes(deps)));
  await app.register(named('guide', guideRoutes(deps)));
  await app.register(named('voucher', voucherRoutes({ db, clock, rateLimitFactor: config.rateLimitFactor })));
  await app.register(named('picture', pictureRoutes(services)));
  await app.register(named('setting', settingRoutes({ ...deps, traits: config, collects })));
  await app.register(
    named(
      'shipping',
      shippingRoutes({ db, shipping: orders.shipping, rateLimitFactor: config.rateLimitFactor }),
    ),
  );
  await app.register(named('payment-method', paymentMethodRoutes({ db, collects })));
  await app.register(named('reseller', resellerRoutes({ db, traits: config })));
  await app.register(named('review', reviewRoutes({ db })));
  await app.register(named('event', eventRoutes({ db, clock, storeEvents })));
  await app.register(named('store-list', storeListRoutes({ db, contactEmail: config.contactEmail ?? null })));
  await app.register(named('sitemap', sitemapRoutes({ db, publicUrl: config.publicUrl })));
  await app.register(named('store-changes', storeChangesRoutes(services)));
  await app.register(named('download', downloadRoutes({ ...services, mails: orders.mails })));
  await app.register(named('orders', ordersPlugin(services, orders)));
  const desk = createOrderDesk({ ...services, mails: orders.mails });
  await app.register(named('seller-orders', sellerOrderRoutes({ ...services, desk })));
  await app.register(named('chat-texts', chatTextRoutes(services)));
  await app.register(named('order-feed', orderFeedRoutes(services)));
  await app.register(named('seller-reports', sellerReportRoutes(services)));
  await app.register(named('seller-money', sellerMoneyRoutes(services)));
  await app.register(named('seller-settings', sellerSettingsRoutes(services)));
  await app.register(named('seller-products', sellerProductRoutes(services)));
  await app.register(named('seller-events', sellerEventRoutes(services)));
  await app.register(named('attendees', attendeeRoutes(services)));
  const fetchPicture = createPictureFetch(pictureFetch);
  await app.register(named('seller-sheets', sellerSheetRoutes({ ...services, fetchPicture })));
  await app.register(named('gate', gateRoutes(services)));
  await app.register(named('seller-store', openStoreRoutes({ ...services, collects })));
  await app.register(named('seller-accounts', destinationAccountRoutes(services)));
  await app.register(named('seller-payment', storePaymentRoutes(services)));
}
