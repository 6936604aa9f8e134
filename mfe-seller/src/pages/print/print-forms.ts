/** What can be printed of orders, by its name in the address. */
export const printForms = {
  a6: 'Label A6, satu per halaman',
  a4: 'Label A4, empat per halaman',
  daftar: 'Daftar kemas',
} as const;

export type PrintForm = keyof typeof printForms;

export const isPrintForm = (text: string | null): text is PrintForm => text !== null && text in printForms;
