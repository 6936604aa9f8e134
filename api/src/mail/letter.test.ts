import fc from 'fast-check';
import { letterMail } from './letter-mail.ts';
import type { Letter, Letterhead } from './letter.ts';

const letter: Letter = {
  subject: 'Pesanan INV-1 sudah dikirim',
  greeting: 'Halo Sari,',
  title: 'Pesanan sudah dikirim',
  parts: [
    'Pesanan kamu sudah dikirim.',
    { highlight: [['Biaya', 'Rp20.123', 'strong'] as const, ['Bayar sebelum', 'Senin'] as const] },
    [
      ['Nomor resi', 'JNE123'],
      '',
      '- Kopi: 2 x Rp10.000',
      { item: 'Teh: 1 x Rp5.000', picture: { url: 'https://toko.test/files/teh.png?w=160', alt: 'Teh' } },
      { item: 'Gula: 1 x Rp1.000', picture: null },
    ],
    {
      codes: [
        { title: 'Tiket 1 dari 1', about: ['VIP', 'Atas nama Sari'], code: 'ABCD 2345', cid: 'a@lapak' },
      ],
    },
    [],
  ],
  links: [
    { label: 'Lacak pesanan', url: 'https://toko.test/kopi/onlinestore/status/t1?a=1&b=2' },
    { label: 'Pesan lagi', url: 'https://toko.test/kopi' },
  ],
};
const from: Letterhead = {
  name: 'Kopi Nusantara',
  url: 'https://toko.test/kopi/onlinestore',
  logoUrl: 'https://toko.test/files/logo?w=96',
  chat: { label: 'Chat penjual', url: 'https://wa.me/62812?text=Halo' },
  replyTo: 'halo@toko.test',
};
const tagsOf = (html: string) => html.match(/<[^>]*>/g) ?? [];

describe('A letter', () => {
  it('is a text of its own', () => {
    expect(letterMail('sari@contoh.id', letter, from)).toMatchObject({
      to: 'sari@contoh.id',
      replyTo: 'halo@toko.test',
      subject: 'Pesanan INV-1 sudah dikirim',
      text: [
        'Halo Sari,',
        '',
        'Pesanan kamu sudah dikirim.',
        '',
        'Biaya: Rp20.123',
        'Bayar sebelum: Senin',
        '',
        'Nomor resi: JNE123',
        '',
        '- Kopi: 2 x Rp10.000',
        '- Teh: 1 x Rp5.000',
        '- Gula: 1 x Rp1.000',
        '',
        'Tiket 1 dari 1',
        'VIP',
        'Atas nama Sari',
        'ABCD 2345',
        '',
        'Lacak pesanan: https://toko.test/kopi/onlinestore/status/t1?a=1&b=2',
        'Pesan lagi: https://toko.test/kopi',
        '',
        'Chat penjual: https://wa.me/62812?text=Halo',
        'Balas email ini untuk menghubungi penjual.',
        '',
      ].join('\n'),
    });
  });

  it('says the same as HTML, with the store’s name and logo', () => {
    const { html = '' } = letterMail('sari@contoh.id', letter, from);
    const said = ['Halo Sari,', 'Nomor resi', 'JNE123', '- Kopi: 2 x Rp10.000', 'Kopi Nusantara'];
    const added = ['Rp20.123', 'Bayar sebelum', 'Teh: 1 x Rp5.000', 'Gula: 1 x Rp1.000', 'Chat penjual'];
    for (const words of [...said, ...added]) expect(html).toContain(`>${words}<`);
    expect(html).toContain('href="https://wa.me/62812?text=Halo"');
    expect(html).toContain('>Balas email ini untuk menghubungi penjual.<');
    expect(html).toContain('src="https://toko.test/files/logo?w=96"');
    expect(html).toContain('href="https://toko.test/kopi/onlinestore/status/t1?a=1&#38;b=2"');
    expect(html).toContain('prefers-color-scheme:dark');
  });

  it('has pictures with their size and what they show', () => {
    const { html = '' } = letterMail('sari@contoh.id', letter, from);
    const shown = tagsOf(html).filter((tag) => tag.includes('src="https://toko.test/files/teh.png?w=160"'));
    expect(shown).toEqual([expect.stringMatching(/ width="56" height="56" alt="Teh"/)]);
  });

  it('shows codes as pictures that it carries, and in letters', () => {
    const { html = '' } = letterMail('sari@contoh.id', letter, from);
    expect(tagsOf(html)).toContainEqual(
      expect.stringContaining('src="cid:a@lapak" width="200" height="200" alt="Kode QR ABCD 2345"'),
    );
    for (const words of ['Tiket 1 dari 1', 'VIP', 'Atas nama Sari', 'ABCD 2345']) {
      expect(html).toContain(`>${words}<`);
    }
  });

  it('writes what must not be overlooked larger than anything else, and bold', () => {
    const { html = '' } = letterMail('sari@contoh.id', letter, from);
    const fontOf = (words: string) =>
      /font:(\d+) (\d+)px/
        .exec(new RegExp(`<[^>]*>(?=${words}<)`).exec(html)?.[0] ?? '')
        ?.slice(1)
        .map(Number);
    expect(fontOf('Rp20\\.123')).toEqual([700, 28]);
    expect(fontOf('Senin')).toEqual([700, 18]);
  });

  it('does not ask for an answer that nobody would read', () => {
    const mail = letterMail('sari@contoh.id', letter, { ...from, chat: null, replyTo: null });
    expect(mail.replyTo).toBeNull();
    for (const said of [mail.text, mail.html]) expect(said).not.toMatch(/Balas email|Chat penjual/);
  });

  it('has no picture of a store without a logo', () => {
    const { html } = letterMail('sari@contoh.id', letter, { ...from, logoUrl: null });
    expect(html).not.toContain('/files/logo');
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
    const shape = (html: string) => tagsOf(html).map((tag) => tag.replace(/ (href|src|alt)="[^"]*"/g, ''));
    fc.assert(
      fc.property(nasty, (text) => {
        const said: Letter = {
          subject: text,
          greeting: text,
          title: text,
          parts: [
            text,
            { highlight: [[text, text, 'strong'] as const, [text, text] as const] },
            [
              [text, text],
              '',
              text,
              { item: text, picture: { url: text, alt: text } },
              { item: text, picture: null },
            ],
            { codes: [{ title: text, about: [text, text], code: text, cid: text }] },
            [],
          ],
          links: letter.links.map(() => ({ label: text, url: text })),
        };
        const store = {
          name: text,
          url: text,
          logoUrl: text,
          chat: { label: text, url: text },
          replyTo: text,
        };
        const { html = '' } = letterMail('x@contoh.id', said, store);
        expect(shape(html)).toEqual(shape(plain));
      }),
    );
  });
});
