import fc from 'fast-check';
import { mailboxKey } from './mailbox-key.ts';

describe('the key of a mailbox', () => {
  it.each([
    'saridewi@gmail.com',
    'SariDewi@GMAIL.com',
    's.a.r.i.dewi@gmail.com',
    'saridewi+toko@gmail.com',
    'sari.dewi+a+b@googlemail.com',
    'ｓａｒｉｄｅｗｉ@gmail.com',
    'sari\u200Bdewi@gmail\u3002com',
  ])('of %s is that of saridewi@gmail.com', (email) => expect(mailboxKey(email)).toBe('saridewi@gmail.com'));

  it.each([
    ['sari.dewi+x@contoh.id', 'sari.dewi@contoh.id'],
    ['Sari@BÜCHER.example', 'sari@xn--bcher-kva.example'],
    ['sari@xn--bcher-kva.example', 'sari@xn--bcher-kva.example'],
    ['sari_de-wi@protonmail.com', 'saridewi@proton.me'],
    ['+sari@contoh.id', '+sari@contoh.id'],
    ['...@gmail.com', '...@gmail.com'],
    ['bukan email', 'bukanemail'],
    ['', ''],
  ])('of %j is %j', (email, key) => expect(mailboxKey(email)).toBe(key));

  const names = fc.stringMatching(/^[a-z0-9]{1,12}$/);
  const domains = fc.constantFrom('gmail.com', 'contoh.id', 'yahoo.co.id', 'proton.me');
  const spellingOf = (name: string, domain: string) =>
    fc
      .record({
        tag: fc.stringMatching(/^[a-z0-9.+]{0,6}$/),
        isLoud: fc.boolean(),
        dot: fc.nat(name.length - 1),
      })
      .map(({ tag, isLoud, dot }) => {
        const dotted = domain === 'gmail.com' && dot > 0 ? `${name.slice(0, dot)}.${name.slice(dot)}` : name;
        const typed = `${dotted}${tag === '' ? '' : `+${tag}`}@${domain}`;
        return isLoud ? typed.toUpperCase() : typed;
      });

  it('is one for every spelling, its own key, and never that of another mailbox', () => {
    const twoMailboxes = fc
      .tuple(names, domains, names, domains)
      .chain(([name, domain, other, elsewhere]) =>
        fc.tuple(
          fc.constant([`${name}@${domain}`, `${other}@${elsewhere}`] as const),
          spellingOf(name, domain),
          spellingOf(other, elsewhere),
        ),
      );
    fc.assert(
      fc.property(twoMailboxes, ([[first, second], spelt, speltSecond]) => {
        expect(mailboxKey(spelt)).toBe(first);
        expect(mailboxKey(first)).toBe(first);
        expect(mailboxKey(spelt) === mailboxKey(speltSecond)).toBe(first === second);
      }),
    );
  });

  it('keeps dots apart where they tell mailboxes apart', () => {
    expect(mailboxKey('sari.dewi@contoh.id')).not.toBe(mailboxKey('saridewi@contoh.id'));
  });
});
