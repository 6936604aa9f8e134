import { NavigationProvider } from '@lapak/runtime';
import { paintedNavigation } from '@lapak/runtime/painted-navigation';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ShellLayout } from '../shell/shell-layout.tsx';

const nowhere = { pathname: '/', search: '', hash: '', state: null, key: 'default', mask: undefined };

/** Renders an element inside the shell to static HTML, for a document that is readable before any script runs. */
export const paintStatic = (content: ReactNode): string =>
  renderToStaticMarkup(
    <NavigationProvider navigation={paintedNavigation(nowhere)}>
      <ShellLayout>{content}</ShellLayout>
    </NavigationProvider>,
  );
