import fc from 'fast-check';
import { scriptJson } from './script-json.ts';

const hostile = fc.array(
  fc.constantFrom(
    '</script>',
    '<!--',
    '<script>',
    ']]>',
    '\u2028',
    '\u2029',
    '\\u003c',
    '&lt;',
    '"',
    '\\',
    'kopi',
  ),
);

it('escapes what would end the element, a line, or start a comment', () => {
  fc.assert(
    fc.property(fc.oneof(hostile, fc.string({ unit: 'binary' }), fc.json()), (value) => {
      expect(scriptJson(JSON.stringify({ value }))).not.toMatch(/[<\u2028\u2029]/);
    }),
  );
});

it('parses to the same value', () => {
  fc.assert(
    fc.property(fc.oneof(hostile, fc.jsonValue()), (value) => {
      expect(JSON.parse(scriptJson(JSON.stringify(value)))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
