import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { NavigationProvider } from '../navigation/navigation-provider.tsx';
import { paintedNavigation } from '../navigation/painted-navigation.ts';
import { ShellFrame } from '../shell/shell-frame.tsx';

const nowhere = { pathname: '/', search: '', hash: '', state: null, key: 'default', mask: undefined };

/** Something inside the shell as HTML, for a document that says all it can before any script runs. */
export const paintStatic = (content: ReactNode): string =>
  renderToStaticMarkup(
    <NavigationProvider navigation={paintedNavigation(nowhere)}>
      <ShellFrame>{content}</ShellFrame>
    </NavigationProvider>,
  );
