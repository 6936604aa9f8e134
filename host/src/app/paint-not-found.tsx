import { NotFoundCard, notFoundWords, type Missing } from '../shell/not-found-card.tsx';
import { paintStatic } from './paint-static.tsx';

/**
 * The 404 page as HTML, for the document: readable, with a working link, before any script runs.
 * @param username of a store that exists and that the page can lead to
 */
export function paintNotFound(missing: Missing, username: string | null): { title: string; body: string } {
  const body = paintStatic(<NotFoundCard missing={missing} username={username} />);
  return { title: notFoundWords[missing].title, body };
}
