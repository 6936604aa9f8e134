import { NavigationProvider } from '@lapak/runtime';
import { paintedNavigation } from '@lapak/runtime/painted-navigation';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ShellFrame } from '../shell/shell-frame.tsx';

const nowhere = { pathname: '/', search: '', hash: '', state: null, key: 'default', mask: undefined };

/** Renders an element inside the shell to static HTML, for a document that is readable before any script runs. */
export const paintStatic = (content: ReactNode): string =>
  renderToStaticMarkup(
    <NavigationProvider navigation={paintedNavigation(nowhere)}>
      <ShellFrame>{content}</ShellFrame>
    </NavigationProvider>,
  );
