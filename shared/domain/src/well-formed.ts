/** Text without half surrogates (half an emoji), which no encoding has. */
export const wellFormed = (value: string): string => value.replace(/\p{Surrogate}/gu, '\uFFFD');

/** The beginning of a text, at most `length` UTF-16 units; an emoji is in it whole or not at all. */
export const cutText = (value: string, length: number): string =>
  value.slice(0, length).replace(/\p{Surrogate}$/u, '');
