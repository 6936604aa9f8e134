/** A number as its field has it; '' for none. */
export const digitsOf = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

/** The number of a field; undefined for none. */
export const numberOf = (text: string): number | undefined => (text === '' ? undefined : Number(text));
