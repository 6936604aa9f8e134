/**
 * Escapes JSON for a script element: no text in it can end the element or start a comment, and it parses to the same
 * value. U+2028 and U+2029 would end a line of JavaScript in older browsers.
 * @param json output of `JSON.stringify`
 */
export function scriptJson(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
