/**
 * Token set for a store's `theme_onlinestore`: 2 is the newer layout, 3 the newer layout in grey, anything else the
 * default layout in blue (spec 1 §2). Written on the root element by the server and by the shell.
 */
export function themeName(theme: number | null): 'blue' | 'blue-new' | 'grey' {
  if (theme === 3) return 'grey';
  return theme === 2 ? 'blue-new' : 'blue';
}
