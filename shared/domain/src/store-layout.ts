/** `theme_onlinestore` 2 and 3 select the newer layout; any other value or none the default one (spec 1 §2, 3 §1). */
export function isNewerLayout(theme: number | null | undefined): boolean {
  return theme === 2 || theme === 3;
}
