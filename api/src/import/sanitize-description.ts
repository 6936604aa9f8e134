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
    img: (tagName, { alt = '', ...attribs }) => ({ tagName, attribs: { ...attribs, alt, loading: 'lazy' } }),
  },
};

/** A seller's HTML with nothing left that runs, loads styles or imitates the shop (decision 20). */
export const sanitizeDescription = (html: string): string => sanitizeHtml(html, options).trim();
