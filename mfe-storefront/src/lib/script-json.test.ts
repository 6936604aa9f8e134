import { scriptJson } from './script-json.ts';

describe('JSON inside a script element', () => {
  it('cannot end the element', () => {
    expect(scriptJson({ name: '</script><script>alert(1)</script>' })).not.toContain('<');
  });

  it('is still the same value', () => {
    const value = { name: '<b> & "kutip" \u2028 baris', price: 12500 };
    expect(JSON.parse(scriptJson(value))).toEqual(value);
  });
});
