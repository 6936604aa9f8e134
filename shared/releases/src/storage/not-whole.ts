import type { Part } from '../parts.ts';
import { ReleaseError } from '../release-error.ts';

const SHOWN = 5;

/** The reason why a version is refused that is not whole. */
export function notWhole(part: Part, version: string, problems: string[]): ReleaseError {
  const more = problems.length > SHOWN ? ` and ${problems.length - SHOWN} more` : '';
  return new ReleaseError(
    `${part} ${version} cannot be released: ${problems.slice(0, SHOWN).join(', ')}${more}`,
  );
}
