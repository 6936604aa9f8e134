/**
 * Hashes for `style-src` of the Content-Security-Policy: sonner inserts one style element on load, first empty, then
 * with its text. Checked against the installed version by the test beside this file.
 */
export const styleHashes = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
] as const;
