import { plainText } from './plain-text.ts';

describe('HTML as plain text', () => {
  it('leaves tags, scripts and styles out', () => {
    expect(plainText('<p>Kopi &amp; <b>teh</b></p><script>alert(1)</script><style>p{}</style>')).toBe(
      'Kopi & teh',
    );
  });

  it('keeps a sentence together whose words are marked', () => {
    expect(plainText('<p>Kaos <b>katun</b>, <em>halus</em>.</p><p>Baru</p>')).toBe('Kaos katun, halus. Baru');
  });

  it('cuts at a word and says so', () => {
    const text = plainText('kata '.repeat(100), 50);
    expect(text.length).toBeLessThanOrEqual(50);
    expect(text).toMatch(/kata…$/);
  });

  it('keeps what is short enough', () => {
    expect(plainText('Kopi Gayo')).toBe('Kopi Gayo');
  });
});
