import { icons } from '@lapak/ui/icons';
import { storeContacts } from './contacts.ts';

const nothing = {
  facebook: null,
  instagram: null,
  email: null,
  youtube: null,
  tokopedia: null,
  shopee: null,
};

describe('contacts of a store', () => {
  it('are only those that the seller filled in', () => {
    expect(storeContacts(nothing)).toEqual([]);
    expect(storeContacts({ ...nothing, instagram: 'instagram.com/kopi', shopee: ' ' })).toEqual([
      { icon: icons.instagram, label: 'Instagram', href: 'http://instagram.com/kopi' },
    ]);
  });

  it('turn an e-mail address in any field into a mail link', () => {
    expect(storeContacts({ ...nothing, facebook: 'toko@kopi.id' })[0]?.href).toBe('mailto:toko@kopi.id');
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' data:text/html,x',
    'vbscript:x',
  ])('never run %j as a script', (value) => {
    for (const field of Object.keys(nothing)) {
      const [contact] = storeContacts({ ...nothing, [field]: value });
      expect(contact?.href).toMatch(/^http:\/\//);
    }
  });
});
