/** A row's number as a text has it; null for what no row can have. */
export function rowIdOf(text: string | undefined): number | null {
  const id = text !== undefined && /^\d{1,16}$/.test(text) ? Number(text) : 0;
  return id > 0 && Number.isSafeInteger(id) ? id : null;
}
