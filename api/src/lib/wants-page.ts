/**
 * Whether a browser opens an address itself, so that a person reads the answer.
 * @param accept header of the request
 */
export const wantsPage = (accept: string | undefined): boolean => accept?.includes('text/html') === true;
