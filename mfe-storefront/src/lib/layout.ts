/** Themes 2 and 3 have the newer layout; any other value or none the default one (spec 1 §2). */
export function isNewerLayout(theme: number | null | undefined): boolean {
  return theme === 2 || theme === 3;
}

/** How a store's header is arranged. */
export type HeaderVariant = 'address-first' | 'bio-first' | 'custom';

/** `default_2` and `default_3` show the address before the bio, `default_1` and unknown ones after it (spec 1 §2). */
export function headerVariant(pathTheme: string | null | undefined): HeaderVariant {
  if (pathTheme === 'default_2' || pathTheme === 'default_3') return 'address-first';
  return pathTheme === 'custom' ? 'custom' : 'bio-first';
}
