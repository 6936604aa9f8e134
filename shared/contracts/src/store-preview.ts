/**
 * What a seller looks at before it is saved: a query of the shop's pages, which the server paints so. Pages in a browser do not know it.
 */
const NAME = 'pratinjau';

/** A look shows nothing that the page does not show anyway. */
export interface PreviewedLook {
  theme_onlinestore: number;
  path_theme: string;
}

const queryOf = (value: string) => `?${NAME}=${encodeURIComponent(value)}`;

/** The query for a page with another look. */
export const previewQuery = (look: { theme_onlinestore: string; path_theme: string }): string =>
  queryOf(`${look.theme_onlinestore}.${look.path_theme}`);

/** The query for a product's page as it would be. @param name that the API has given it */
export const productPreviewQuery = (name: string): string => queryOf(name);

/** The look that an address asks for; null for none. */
export function previewIn(query: URLSearchParams): PreviewedLook | null {
  const [, theme, path] = /^([1-3])\.(default_[1-3]|custom)$/.exec(query.get(NAME) ?? '') ?? [];
  return theme && path ? { theme_onlinestore: Number(theme), path_theme: path } : null;
}

/** The name of the product that an address asks for; null for none. */
export const productPreviewIn = (query: URLSearchParams): string | null =>
  /^[A-Za-z0-9_-]{16,40}$/.exec(query.get(NAME) ?? '')?.[0] ?? null;
