import { readAffiliate } from '@lapak/runtime/affiliate';
import { openShell } from '../testing/open-shell.tsx';
import { followAffiliate } from './follow-affiliate.ts';

it('an affiliate code counts for the visit to its store, whatever page it came with', async () => {
  sessionStorage.clear();
  const { navigation, navigate } = await openShell('/kopi/onlinestore?aff=sari');
  followAffiliate(navigation);
  await navigate('/kopi/onlinestore/cart');
  expect(readAffiliate('kopi')).toBe('sari');
  await navigate('/kopi/onlinestore/detail/gayo?aff=rina');
  expect(readAffiliate('kopi')).toBe('rina');
  await navigate('/batik/onlinestore');
  expect([readAffiliate('kopi'), readAffiliate('batik')]).toEqual(['rina', null]);
});
