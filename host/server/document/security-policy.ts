import { createHash } from 'node:crypto';
import { styleHashes } from '@lapak/ui/csp';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The Content-Security-Policy of a document: scripts from this site alone, and the inline texts that stand in this very
 * document, by their hashes. Frames only for the video and survey embeds that products may carry.
 */
export function securityPolicy(inline: { scripts: string[]; styles: string[] }): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${inline.scripts.map(hash).join(' ')}`,
    `style-src 'self' ${[...inline.styles.map(hash), ...styleHashes].join(' ')}`,
    // Widths and positions that components set as attributes; no stylesheet can come in this way.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "connect-src 'self'",
    'frame-src https://www.youtube-nocookie.com https://www.youtube.com https://docs.google.com https://forms.gle',
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
