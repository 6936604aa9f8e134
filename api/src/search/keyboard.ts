/** The letters as they lie on a phone, and how far each row is moved in, in keys. */
const ROWS = [
  { letters: 'qwertyuiop', indent: 0 },
  { letters: 'asdfghjkl', indent: 0.5 },
  { letters: 'zxcvbnm', indent: 1.5 },
];

const places = new Map(
  ROWS.flatMap(({ letters, indent }, row) =>
    [...letters].map((letter, column) => [letter, { row, x: column + indent }] as const),
  ),
);

/** Whether the keys of two different small letters touch each other, so that a finger may hit the one for the other. */
export function areKeysAdjacent(a: string, b: string): boolean {
  const [one, other] = [places.get(a), places.get(b)];
  if (!one || !other || one === other) return false;
  return Math.abs(one.row - other.row) <= 1 && Math.abs(one.x - other.x) <= 1;
}
