import { writeWhen } from '@lapak/contracts/store-document/when';

/** What a document leaves out where a row has null. */
export const unlessNull = <T>(value: T | null): T | undefined => value ?? undefined;

/** @throws Error for a row that neither an import nor the console has made */
export function keyOf({ id, importKey }: { id: number; importKey: string | null }): string {
  if (importKey === null) throw new Error(`row ${id} has no key for a document`);
  return importKey;
}

export const momentText = (moment: Date | null): string | undefined =>
  moment === null ? undefined : writeWhen(moment);

export const inPosition = <Row extends { position: number }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((a, b) => a.position - b.position);

const nameOf = (key: string) => key.slice(key.lastIndexOf('/') + 1);

/** Where a picture lies beside an exported document. Names are those of the storage, which are of the content. */
export const picturePath = (key: string): string => `images/${nameOf(key)}`;

/** Where a file that is sold lies there. */
export const soldFilePath = (key: string | null): string | undefined =>
  key === null ? undefined : `files/${nameOf(key)}`;
