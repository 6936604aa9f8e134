/** Field of a checkout's form with the name on one ticket; the API's errors have the same. @param at from 0 */
export const ticketNameField = (ticketId: number, at: number) => `names_${ticketId}_${at}`;
