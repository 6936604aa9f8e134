import { apiSettings } from '@lapak/api/settings/api-settings';
import { address, flag, list, minutes, number, optional, origin, text } from '@lapak/api/settings/kinds';
import Type from 'typebox';

/** Every setting of the shop: what the API reads, and what only the server in front of it reads. */
export const settings = {
  ...apiSettings,
  apiUrl: origin('API_URL', 'http', 'https'),
  releasesBucketName: optional('RELEASES_BUCKET'),
  releasesEndpoint: optional('RELEASES_ENDPOINT'),
  releasesRegion: text('RELEASES_REGION', 'us-east-1'),
  releasesAccessKeyId: optional('RELEASES_ACCESS_KEY_ID'),
  releasesSecretAccessKey: optional('RELEASES_SECRET_ACCESS_KEY'),
  releasesWebhook: address('RELEASES_WEBHOOK', 'http', 'https'),
  renderWorkers: Type.Optional(number('RENDER_WORKERS', { min: 0, max: 64 })),
  renderTimeoutMs: number('RENDER_TIMEOUT_MS', { min: 0, max: 60_000, default: 1_000 }),
  pageFreshMs: number('PAGE_FRESH_MS', { min: 0, max: 3_600_000, default: 5_000 }),
  earlyHints: flag('EARLY_HINTS'),
  pageStaleMs: number('PAGE_STALE_MS', { min: 0, max: 86_400_000, default: 60_000 }),
  withdrawAfterFailures: number('WITHDRAW_AFTER_FAILURES', { min: 0, max: 1_000_000, default: 3 }),
  overrideOrigins: list('OVERRIDE_ORIGINS', Type.String({ pattern: '^https?://[a-z0-9.-]+(:\\d{1,5})?$' }), {
    wanted: 'harus berupa alamat seperti http://localhost:3101, dengan koma di antaranya',
  }),
  provenAfterMs: minutes('PROVEN_AFTER_MINUTES', { min: 0, max: 100_000, default: 10 }),
};
