/** What the console's writes carry, and no form of another site can send. In a file without schemas, for browsers. */
export const sellerHeader = 'x-lapak-console';
