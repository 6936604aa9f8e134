import { apiSettings } from '@lapak/api/settings/api-settings';
import { list, number, optional, text, url } from '@lapak/api/settings/kinds';
import Type from 'typebox';

/** Every setting of the shop: what the API reads, and what only the server in front of it reads. */
export const settings = {
  ...apiSettings,
  API_URL: url('http', 'https'),
  DEPLOY_DIR: optional(Type.String()),
  RELEASES_BUCKET: optional(Type.String()),
  RELEASES_ENDPOINT: optional(Type.String()),
  RELEASES_REGION: text('us-east-1'),
  RELEASES_ACCESS_KEY_ID: optional(Type.String()),
  RELEASES_SECRET_ACCESS_KEY: optional(Type.String()),
  RELEASES_WEBHOOK: url('http', 'https'),
  RENDER_WORKERS: optional(Type.Number({ minimum: 0, maximum: 64 })),
  RENDER_TIMEOUT_MS: number({ min: 0, max: 60_000, default: 1_000 }),
  PAGE_FRESH_MS: number({ min: 0, max: 3_600_000, default: 5_000 }),
  PAGE_STALE_MS: number({ min: 0, max: 86_400_000, default: 60_000 }),
  WITHDRAW_AFTER_FAILURES: number({ min: 0, max: 1_000_000, default: 3 }),
  OVERRIDE_ORIGINS: list(Type.String({ pattern: '^https?://[a-z0-9.-]+(:\\d{1,5})?$' })),
  PROVEN_AFTER_MINUTES: number({ min: 0, max: 100_000, default: 10 }),
};
