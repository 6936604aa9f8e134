import type { Options } from '../lib/options.ts';
import { measureKept } from './kept.ts';
import { measureNeighbours } from './neighbours.ts';
import { measureSelling } from './selling.ts';

/** What an import of many products does to shoppers: to kept answers and to another store on the embedded database, to orders on PostgreSQL. */
export async function measureImports(options: Options): Promise<void> {
  await measureKept();
  await measureNeighbours(options);
  await measureSelling(options);
}
