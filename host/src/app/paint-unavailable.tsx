import { UnavailableCard, unavailableTitle } from '../shell/unavailable-card.tsx';
import { paintStatic } from './paint-static.tsx';

/**
 * What a document says when its store's data cannot be had just now; the scripts ask again and draw over it.
 * @param address of the page, with its query
 */
export function paintUnavailable(address: string): { title: string; body: string } {
  return { title: unavailableTitle, body: paintStatic(<UnavailableCard address={address} />) };
}
