/** A pattern for LIKE that finds the text anywhere; `%`, `_` and `\` in it mean themselves. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
