import type { StoreProfile, StoreSetting } from '@lapak/contracts/api/store';
import type { StoreRow } from './store-repository.ts';
import { traitsOf, type TraitSettings } from './store-traits.ts';

export const fileUrl = (key: string | null): string | null => (key === null ? null : `/files/${key}`);

/** What pages of orders show of a store that the operator has hidden: nothing but its name. */
const nothingShown = {
  ...{ alamat: null, bio: null, logoKey: null, wa: null, waPrefix: null, facebook: null, instagram: null },
  ...{ email: null, youtube: null, tokopedia: null, shopee: null, footerMessage: null, isValid: false },
} satisfies Partial<StoreRow>;

/** A store's settings as every page gets them; what is hidden does not leave the server. */
export function settingView(row: StoreRow, settings: TraitSettings): StoreSetting {
  const store = row.hiddenAt ? { ...row, ...nothingShown } : row;
  const traits = traitsOf(store, settings);
  return {
    user_id: store.ownerId ?? 0,
    username: store.username,
    nama_toko: store.namaToko,
    alamat: traits.hide_address ? null : store.alamat,
    bio: store.bio,
    logo_url: fileUrl(store.logoKey),
    wa: store.wa,
    wa_prefix: store.waPrefix,
    facebook: store.facebook,
    instagram: store.instagram,
    email: store.email,
    youtube: store.youtube,
    tokopedia: store.tokopedia,
    shopee: store.shopee,
    footer_message: store.footerMessage,
    is_valid: store.isValid,
    is_active: store.isActive,
    ...(store.hiddenAt !== null && { is_hidden: true as const }),
    traits,
  };
}

/** The settings with what the shell needs: theme, tier, logo rule, whether there are events and payment methods. */
export function profileView(
  store: StoreRow,
  has: { events: boolean; waysToPay: boolean; surveyOrigins: string[] },
  settings: TraitSettings,
): StoreProfile {
  return {
    ...settingView(store, settings),
    theme_onlinestore: store.themeOnlinestore,
    path_theme: store.pathTheme,
    subscription_status: store.subscriptionStatus,
    show_logo: store.showLogo,
    has_events: has.events,
    takes_payments: has.waysToPay,
    ...(has.surveyOrigins.length > 0 && { survey_origins: has.surveyOrigins }),
    ...(store.openedAt === null && { is_preparing: true as const }),
  };
}
