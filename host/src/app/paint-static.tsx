import { NavigationProvider } from '@lapak/runtime';
import { paintedNavigation } from '@lapak/runtime/painted-navigation';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ShellFrame } from '../shell/shell-frame.tsx';

const nowhere = { pathname: '/', search: '', hash: '', state: null, key: 'default', mask: undefined };

/** Something inside the shell as HTML, for a document that says all it can before any script runs. */
export const paintStatic = (content: ReactNode): string =>
  renderToStaticMarkup(
    <NavigationProvider navigation={paintedNavigation(nowhere)}>
      <ShellFrame>{content}</ShellFrame>
    </NavigationProvider>,
  );
