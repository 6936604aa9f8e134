/** How a store's header is arranged. */
export type HeaderVariant = 'address-first' | 'bio-first' | 'custom';

/** `default_2` and `default_3` show the address before the bio, `default_1` and unknown ones after it (spec 1 §2). */
export function headerVariant(pathTheme: string | null | undefined): HeaderVariant {
  if (pathTheme === 'default_2' || pathTheme === 'default_3') return 'address-first';
  return pathTheme === 'custom' ? 'custom' : 'bio-first';
}
