import fc from 'fast-check';
import { sanitizeDescription } from './sanitize-description.ts';

const piece = fc.oneof(
  fc.constantFrom(
    ...['<p>', '</p>', '<h1>', '</h1>', '<table>', '<tr>', '<td colspan="2" style="x">', '</table>', '<br/>'],
    ...[
      '<a rel="x" href="https://x.id?a=1&b=2">',
      '</a>',
      '<a href="javascript:1">',
      '<b><i>',
      '</b>',
      '<!-- x -->',
    ],
    ...[
      '<img loading="eager" src="https://x.id/a.png" width="9">',
      '<img alt="a&quot;b" src="data:x">',
      '<script>1',
    ],
    ...[
      '&amp;',
      '&',
      '&lt;b&gt;',
      '<',
      '>',
      '"',
      '&nbsp;',
      '&#60;p>',
      '\n',
      '  ',
      '</script>',
      '<svg onload=1>',
    ],
  ),
  fc.string({ unit: 'grapheme', maxLength: 5 }),
);

it('leaves what it has made as it is', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const clean = sanitizeDescription(pieces.join(''));
      expect(sanitizeDescription(clean)).toBe(clean);
    }),
    { numRuns: 2_000 },
  );
});
