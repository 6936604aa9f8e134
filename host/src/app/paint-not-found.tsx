import { renderToStaticMarkup } from 'react-dom/server';
import { NavigationProvider } from '../navigation/navigation-provider.tsx';
import { paintedNavigation } from '../navigation/painted-navigation.ts';
import { NotFoundCard, notFoundWords, type Missing } from '../shell/not-found-card.tsx';
import { ShellFrame } from '../shell/shell-frame.tsx';

const nowhere = { pathname: '/', search: '', hash: '', state: null, key: 'default', mask: undefined };

/**
 * The 404 page as HTML, for the document: it can be read, and left, before any script runs.
 * @param username of a store that exists and that the page can lead to
 */
export function paintNotFound(missing: Missing, username: string | null): { title: string; body: string } {
  const body = renderToStaticMarkup(
    <NavigationProvider navigation={paintedNavigation(nowhere)}>
      <ShellFrame>
        <NotFoundCard missing={missing} username={username} />
      </ShellFrame>
    </NavigationProvider>,
  );
  return { title: notFoundWords[missing].title, body };
}
