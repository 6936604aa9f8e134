/**
 * The look of a store before it is saved: a query of its pages, which the server paints so. It shows nothing that the page does not show
 * anyway, and pages in a browser do not know it.
 */
const NAME = 'pratinjau';

export interface PreviewedLook {
  theme_onlinestore: number;
  path_theme: string;
}

/** The query for an address. */
export const previewQuery = (look: { theme_onlinestore: string; path_theme: string }): string =>
  `?${NAME}=${encodeURIComponent(`${look.theme_onlinestore}.${look.path_theme}`)}`;

/** The look that an address asks for; null for none. */
export function previewIn(query: URLSearchParams): PreviewedLook | null {
  const [, theme, path] = /^([1-3])\.(default_[1-3]|custom)$/.exec(query.get(NAME) ?? '') ?? [];
  return theme && path ? { theme_onlinestore: Number(theme), path_theme: path } : null;
}
