/** `theme_onlinestore` 2 and 3 select the newer layout (spec 3 §1). */
export function isNewerLayout(theme: number | null | undefined): boolean {
  return theme === 2 || theme === 3;
}
