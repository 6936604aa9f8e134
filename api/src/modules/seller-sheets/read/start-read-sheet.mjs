// Reads a spreadsheet in a thread of its own: thousands of rows take seconds of a processor. A thread does not have the loader of
// TypeScript that its process was started with.
import { register } from 'tsx/esm/api';

register();
const { readSheet } = await import('./read-sheet.ts');

export default readSheet;
