/** Text without half surrogates (half an emoji), which no encoding has. */
export const wellFormed = (value: string): string => value.replace(/\p{Surrogate}/gu, '\uFFFD');
