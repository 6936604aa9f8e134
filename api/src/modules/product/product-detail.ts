import type { DetailResponse, Product } from '@lapak/contracts/api/catalogue';
import type { Config } from '../../config.ts';
import type { StoreRow } from '../store/store-repository.ts';
import { isSelling } from '../store/store-state.ts';
import { settingView } from '../store/store-view.ts';
import type { PreviewedProduct } from './previews.ts';
import type { ProductPage } from './product-repository.ts';

interface DetailContext {
  store: StoreRow;
  config: Config;
  /** ISO, WIB. */
  dateServer: string;
}

/** What a product's page has of its store. */
const storeFields = ({ store, config, dateServer }: DetailContext) => ({
  date_server: dateServer,
  setting: settingView(store, config),
  guide_detail: store.guideDetail,
  subscription_status: store.subscriptionStatus,
  show_logo: store.showLogo,
  theme_onlinestore: store.themeOnlinestore,
  path_theme: store.pathTheme,
});

/** A product's page as a guest sees it; without the product while the store is closed or not valid. */
export const detailAnswer = (
  context: DetailContext,
  product: Product,
  banks: ProductPage['banks'],
): DetailResponse => ({
  ...storeFields(context),
  data: isSelling(context.store) ? product : null,
  rating: product.rating,
  banks,
});

/** The answer for a product that is not saved, as if the store were open, and without the tour. */
export function previewAnswer(context: DetailContext, { product, banks }: PreviewedProduct): DetailResponse {
  const fields = storeFields(context);
  return {
    ...fields,
    guide_detail: false,
    setting: { ...fields.setting, is_valid: true, is_active: true },
    data: { ...product, date_server: context.dateServer },
    rating: product.rating,
    banks,
  };
}
