import { createContext } from 'react';
import type { Navigator } from 'react-router-dom';

type LinkNavigator = Pick<Navigator, 'push' | 'replace'>;

function nowhere(): never {
  throw new Error('a link moves inside a navigation only');
}

/** The navigator of links. It never changes, so a list of links does not render again when another address is shown. */
export const NavigatorContext = createContext<LinkNavigator>({ push: nowhere, replace: nowhere });
