/** A ticket's code as it is typed or scanned at the gate, in small letters, in groups, with dashes; as it was issued. */
export const typedCode = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
