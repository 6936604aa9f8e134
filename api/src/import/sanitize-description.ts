import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      'p',
      'br',
      'hr',
      'b',
      'strong',
      'i',
      'em',
      'u',
      's',
      'sub',
      'sup',
      'span',
      'blockquote',
      'code',
      'pre',
    ],
    ...['ul', 'ol', 'li', 'h2', 'h3', 'h4', 'a', 'img', 'figure', 'figcaption'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 30,
  transformTags: {
    h1: 'h2',
    a: sanitizeHtml.simpleTransform('a', { target: '_blank', rel: 'noopener nofollow' }),
    // An empty `alt` makes a screen reader skip the picture instead of reading out its address.
    // In one order, whatever theirs is: what was sanitised stays as it is when it is again.
    img: (tagName, { alt = '', loading: _loading, ...attribs }) => ({
      tagName,
      attribs: { ...attribs, alt, loading: 'lazy' },
    }),
  },
};

/** Tags that were nested wrongly are in order after one more round. */
const MAX_ROUNDS = 5;

/**
 * A seller's HTML with nothing left that runs, loads styles or imitates the shop (decision 20). What it has made stays as it is when
 * it is sanitised again.
 */
export function sanitizeDescription(html: string): string {
  let clean = html;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const before = clean;
    clean = sanitizeHtml(before, options).trim();
    if (clean === before) break;
  }
  return clean;
}
