import { fileURLToPath } from 'node:url';
import * as schema from './schema.ts';

/** Options of Drizzle, the same for both databases. */
export const drizzleOptions = { schema, casing: 'snake_case' } as const;
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
