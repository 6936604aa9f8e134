import { createHash } from 'node:crypto';
import { styleHashes } from '@lapak/ui/csp';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const FRAMES =
  'frame-src https://www.youtube-nocookie.com https://www.youtube.com https://docs.google.com https://forms.gle';

/** An origin and nothing else: a value must not begin another directive of the header. */
const HTTPS_ORIGIN = /^https:\/\/[a-z0-9.-]+(:\d{1,5})?$/;

/**
 * The policy of a store's document: it may also frame the survey forms of that store's products.
 * @param policy from `securityPolicy`
 * @param origins as the API names them
 */
export function withFrames(policy: string, origins: readonly string[] = []): string {
  return policy.replace(FRAMES, [FRAMES, ...origins.filter((origin) => HTTPS_ORIGIN.test(origin))].join(' '));
}

/**
 * The policy of a document of the console: its gate reads codes with the camera, by WebAssembly in browsers that cannot by themselves, and
 * its settings frame a page of the shop to show how it would look.
 * @param policy from `securityPolicy`
 */
export const forConsole = (policy: string): string =>
  policy
    .replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
    .replace(FRAMES, FRAMES.replace('frame-src', "frame-src 'self'"));

/**
 * The Content-Security-Policy of a document: scripts from this site alone, and the document's own inline texts, by their
 * hashes. Frames only for the video and survey embeds that products may carry.
 * @param origins from which the developer tools may load remotes besides
 */
export function securityPolicy(
  inline: { scripts: string[]; styles: string[] },
  origins: readonly string[] = [],
): string {
  const own = ["'self'", ...origins].join(' ');
  return [
    "default-src 'self'",
    `script-src ${own} ${inline.scripts.map(hash).join(' ')}`,
    `style-src ${own} ${[...inline.styles.map(hash), ...styleHashes].join(' ')}`,
    // Widths and positions that components set as attributes; no stylesheet can come in this way.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src ${own}`,
    FRAMES,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Headers that every document carries besides its policy. */
export const documentHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** What the console's documents have in place of it. */
export const consolePermissions = 'camera=(self), microphone=(), geolocation=()';
