import fc from 'fast-check';
import { letterMail } from './letter-mail.ts';
import type { Letter, Letterhead } from './letter.ts';

const letter: Letter = {
  subject: 'Pesanan INV-1 sudah dikirim',
  greeting: 'Halo Sari,',
  title: 'Pesanan sudah dikirim',
  parts: ['Pesanan kamu sudah dikirim.', [['Nomor resi', 'JNE123'], '', '- Kopi: 2 x Rp10.000'], []],
  links: [
    { label: 'Lacak pesanan', url: 'https://toko.test/kopi/onlinestore/status/t1?a=1&b=2' },
    { label: 'Pesan lagi', url: 'https://toko.test/kopi' },
  ],
};
const from: Letterhead = {
  name: 'Kopi Nusantara',
  url: 'https://toko.test/kopi/onlinestore',
  logoUrl: 'https://toko.test/files/logo?w=96',
};
const tagsOf = (html: string) => html.match(/<[^>]*>/g) ?? [];

describe('A letter', () => {
  it('is a text of its own', () => {
    expect(letterMail('sari@contoh.id', letter, from)).toMatchObject({
      to: 'sari@contoh.id',
      subject: 'Pesanan INV-1 sudah dikirim',
      text: [
        'Halo Sari,',
        '',
        'Pesanan kamu sudah dikirim.',
        '',
        'Nomor resi: JNE123',
        '',
        '- Kopi: 2 x Rp10.000',
        '',
        'Lacak pesanan: https://toko.test/kopi/onlinestore/status/t1?a=1&b=2',
        'Pesan lagi: https://toko.test/kopi',
        '',
      ].join('\n'),
    });
  });

  it('says the same as HTML, with the store’s name and logo', () => {
    const { html = '' } = letterMail('sari@contoh.id', letter, from);
    for (const words of ['Halo Sari,', 'Nomor resi', 'JNE123', '- Kopi: 2 x Rp10.000', 'Kopi Nusantara']) {
      expect(html).toContain(`>${words}<`);
    }
    expect(html).toContain('src="https://toko.test/files/logo?w=96"');
    expect(html).toContain('href="https://toko.test/kopi/onlinestore/status/t1?a=1&#38;b=2"');
    expect(html).toContain('prefers-color-scheme:dark');
  });

  it('has no picture of a store without a logo', () => {
    const { html } = letterMail('sari@contoh.id', letter, { ...from, logoUrl: null });
    expect(html).not.toContain('<img');
    expect(html).toContain('>Kopi Nusantara<');
  });

  it('has the tags of its template alone, whatever its texts are', () => {
    const { html: plain = '' } = letterMail('sari@contoh.id', letter, from);
    const nasty = fc.oneof(
      fc.constantFrom(
        '<script>alert(1)</script>',
        '"><img src=x onerror=alert(1)>',
        "' onclick='x",
        '&lt;b&gt;',
      ),
      fc.string({ minLength: 1, unit: fc.constantFrom(...'<>"\'&/= a\n') }),
    );
    // An address differs between the two by design.
    const shape = (html: string) => tagsOf(html).map((tag) => tag.replace(/ (href|src)="[^"]*"/g, ''));
    fc.assert(
      fc.property(nasty, (text) => {
        const said: Letter = {
          subject: text,
          greeting: text,
          title: text,
          parts: [text, [[text, text], '', text], []],
          links: letter.links.map(() => ({ label: text, url: text })),
        };
        const { html = '' } = letterMail('x@contoh.id', said, { name: text, url: text, logoUrl: text });
        expect(shape(html)).toEqual(shape(plain));
      }),
    );
  });
});
