import { pictureUrl } from '@lapak/contracts/pictures';
import { paths } from '@lapak/contracts/routes';
import type { Letterhead } from '../../mail/letter.ts';
import type { StoreRow } from './store-repository.ts';
import { fileUrl } from './store-view.ts';

/** Name, home page and logo of a store, at the head of its letters. */
export function letterheadOf(
  store: Pick<StoreRow, 'namaToko' | 'username' | 'logoKey'>,
  publicUrl: string,
): Pick<Letterhead, 'name' | 'url' | 'logoUrl'> {
  const logo = fileUrl(store.logoKey);
  return {
    name: store.namaToko,
    url: `${publicUrl}${paths.home(store.username)}`,
    logoUrl: logo === null ? null : `${publicUrl}${pictureUrl(logo, 96)}`,
  };
}
