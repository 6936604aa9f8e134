const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Pattern of `like` for texts that contain this one; its own `%`, `_` and `\` are plain characters. */
export const containing = (text: string): string => `%${literal(text)}%`;
