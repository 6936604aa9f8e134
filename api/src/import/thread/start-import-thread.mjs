// A thread does not have the loader of TypeScript that its process was started with. Packages do without it: it asks a
// thread of its own for each of their hundreds of files.
import 'drizzle-orm/node-postgres';
import 'drizzle-orm/pglite';
import 'sanitize-html';
import 'sharp';
import 'typebox';
import 'typebox/compile';
import { register } from 'tsx/esm/api';

register();
await import('./import-thread.ts');
