const MAX_LENGTH = 40;
const defaultName = 'Pelanggan';

/** What no name holds, and what mail programs make links, markup or calls of: addresses, brackets, phone numbers. */
const notInNames = /[:/\\@<>[\]{}|#=]|\bwww\b|[\p{L}\p{N}-]{2,}\.\p{L}{2,}|(?:\d[ .-]?){5}/iu;
const betweenWords = /[\s\p{C}]+/gu;
const notOfNames = /[^\p{L}\p{M}\p{N} .,'’-]/gu;

/**
 * A name as a mail may carry it. A stranger can register or order with another person's address and any name, so a
 * name is short, one line, and no link; what is not like a name is left out altogether.
 */
export function mailName(name: string): string {
  const line = name.normalize('NFKC').replace(betweenWords, ' ');
  if (notInNames.test(line)) return defaultName;
  const plain = line.replace(notOfNames, '').replace(/ +/g, ' ').trim();
  const letters = [...plain].length <= MAX_LENGTH && /\p{L}/u.test(plain);
  return letters ? plain : defaultName;
}

/** The first line of every mail. */
export const greeting = (name: string): string => `Halo ${mailName(name)},`;
