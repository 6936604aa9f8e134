import type { ShownPicture } from './picture-field.tsx';

/** The picture of a field of the API, as a form has it. @param urls where pictures are shown, by their paths */
export function shownPicture(field: unknown, urls: ReadonlyMap<string, string | null>): ShownPicture | null {
  const file = String(field ?? '');
  return file === '' ? null : { file, url: urls.get(file) ?? null };
}
