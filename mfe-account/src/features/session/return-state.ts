import { RETURN_TO, textOfState } from '@lapak/domain/navigation-state';

/**
 * The part of a navigation state that a page between a guard and the login hands on: where the visitor wanted to go.
 */
export function returnState(state: unknown): { [RETURN_TO]?: string } {
  const to = textOfState(state, RETURN_TO);
  return to === null ? {} : { [RETURN_TO]: to };
}
