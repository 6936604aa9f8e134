import { readContacts } from './seller-contacts.ts';
import type { StoreSettings } from '@lapak/contracts/store-document/store';

const read = (own: Partial<StoreSettings>) =>
  readContacts({
    username: 'kopi',
    nama_toko: 'Kopi',
    subscription_status: 'free',
    is_valid: true,
    is_active: true,
    origin: '33.72.01',
    ...own,
  });

test.each([
  ['wa', '+62 812-3456-7890', '081234567890'],
  ['wa', '6281234567890', '081234567890'],
  ['wa', ' (0812) 3456.7890 ', '081234567890'],
  ['wa', 'https://wa.me/6281234567890', '081234567890'],
  ['email', ' mailto:halo@kopi.test ', 'halo@kopi.test'],
  ['instagram', '@kopi.kita_', 'https://www.instagram.com/kopi.kita_'],
  ['instagram', 'kopi.kita', 'https://www.instagram.com/kopi.kita'],
  ['instagram', '@kafé', 'https://www.instagram.com/kaf%C3%A9'],
  ['instagram', 'instagram.com/kopi', 'https://www.instagram.com/kopi'],
  ['instagram', 'https://www.instagram.com/kopi/?igsh=abc==#x', 'https://www.instagram.com/kopi'],
  ['instagram', 'HTTP://M.Instagram.com/kopi', 'https://www.instagram.com/kopi'],
  ['facebook', 'fb.com/kopi', 'https://www.facebook.com/kopi'],
  [
    'facebook',
    'https://web.facebook.com/profile.php?id=42&ref=x',
    'https://www.facebook.com/profile.php?id=42',
  ],
  ['facebook', 'https://fb.me/kopi', 'https://fb.me/kopi'],
  ['youtube', '@kopi', 'https://www.youtube.com/@kopi'],
  ['youtube', 'youtube.com/@kopi?si=abc', 'https://www.youtube.com/@kopi'],
  ['youtube', '//youtube.com/watch?v=abc&t=1', 'https://www.youtube.com/watch?v=abc'],
  ['tokopedia', 'kopi-kita', 'https://www.tokopedia.com/kopi-kita'],
  ['tokopedia', 'tokopedia.link/abc', 'https://tokopedia.link/abc'],
  ['shopee', 'shopee.co.id/kopi?uls_trackid=1', 'https://shopee.co.id/kopi'],
] as const)('%s %p is %p, and stays so when it is read again', (field, text, value) => {
  const { store, warnings } = read({ [field]: text });
  expect(warnings).toEqual([]);
  expect(store[field]).toBe(value);
  expect(read({ [field]: value }).store[field]).toBe(value);
});

test.each([
  ['wa', '021-555 1234'],
  ['wa', '+1 202 555 0123'],
  ['wa', 'tanya saja'],
  ['email', 'halo kopi'],
  ['instagram', 'Kopi Kita Bandung'],
  ['instagram', 'https://linktr.ee/kopi'],
  ['instagram', 'instagram.com'],
  ['instagram', 'https://instagram.com.jahat.test/kopi'],
  ['instagram', 'https://instagram.com@jahat.test/kopi'],
  ['facebook', 'javascript:alert(1)'],
  ['youtube', '@'],
] as const)('%s %p is kept, with a warning that has its place and the value', (field, text) => {
  const { store, warnings } = read({ [field]: text });
  expect(store[field]).toBe(text);
  expect(warnings).toMatchObject([{ path: `/store/${field}` }]);
  expect(warnings[0]?.message).toContain(`"${text}"`);
});

test('a contact that is empty or left out stays so', () => {
  const { store, warnings } = read({ wa: ' ', instagram: '' });
  expect(store).toMatchObject({ wa: ' ', instagram: '' });
  expect(store.facebook).toBeUndefined();
  expect(warnings).toEqual([]);
});
