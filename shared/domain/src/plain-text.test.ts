import { plainText } from './plain-text.ts';

describe('HTML as plain text', () => {
  it('drops tags, scripts and styles', () => {
    expect(plainText('<p>Kopi &amp; <b>teh</b></p><script>alert(1)</script><style>p{}</style>')).toBe(
      'Kopi & teh',
    );
  });

  it('adds no space around inline elements in a sentence', () => {
    expect(plainText('<p>Kaos <b>katun</b>, <em>halus</em>.</p><p>Baru</p>')).toBe('Kaos katun, halus. Baru');
  });

  it('truncates at a word, with an ellipsis', () => {
    const text = plainText('kata '.repeat(100), 50);
    expect(text.length).toBeLessThanOrEqual(50);
    expect(text).toMatch(/kata…$/);
  });

  it('keeps a short text', () => {
    expect(plainText('Kopi Gayo')).toBe('Kopi Gayo');
  });
});
