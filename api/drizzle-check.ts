// Fails when the tables in `src/db/schema` are not what the migrations make of an empty database, and for snapshots other than the
// newest, which alone the next migration is made from.
import { readdirSync, readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import * as schema from './src/db/schema.ts';

const meta = new URL('src/db/migrations/meta/', import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, meta), 'utf8'));

const { entries } = read('_journal.json') as { entries: { tag: string }[] };
const [number = ''] = entries.at(-1)?.tag.split('_') ?? [];
const newest = `${number}_snapshot.json`;
const older = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json') && name !== newest);
if (older.length > 0) {
  console.error(`Remove from src/db/migrations/meta what the newest snapshot replaces: ${older.join(', ')}`);
  process.exitCode = 1;
}
const migrated = read(newest) as ReturnType<typeof generateDrizzleJson>;
const statements = await generateMigration(
  migrated,
  generateDrizzleJson(schema, migrated.id, undefined, 'snake_case'),
);
if (statements.length > 0) {
  console.error(
    ['No migration brings these changes of the schema (npm run db:generate -w api):', ...statements].join(
      '\n',
    ),
  );
  process.exitCode = 1;
}
