import { escapeHtml } from './escape-html.ts';

it('escapes everything that would end an attribute or begin an element', () => {
  expect(escapeHtml(`"'><b>Kopi & Teh</b>`)).toBe('&#34;&#39;&#62;&#60;b&#62;Kopi &#38; Teh&#60;/b&#62;');
});
