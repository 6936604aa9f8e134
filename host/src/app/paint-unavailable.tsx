import { UnavailableCard, unavailableTitle } from '../shell/unavailable-card.tsx';
import { paintStatic } from './paint-static.tsx';

/**
 * The body of a document whose store's data is unavailable; the scripts fetch again and replace it.
 * @param address of the page, with its query
 */
export function paintUnavailable(address: string): { title: string; body: string } {
  return { title: unavailableTitle, body: paintStatic(<UnavailableCard address={address} />) };
}
