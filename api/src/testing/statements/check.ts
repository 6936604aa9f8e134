// Fails when the API's suites sent a statement that is bound to no store, as the planner of a server has it whose tables are
// in parts by store; run it after all of them, as `.ci/run` does.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { onServer } from '../database.ts';
import { allowed } from './allowed.ts';
import { recordedFolder, type RecordedSuite } from './recorded-folder.ts';
import { tablesOfSeveralParts } from './scanned-tables.ts';
import { undecidedTables } from './spread-tables.ts';

/** Each text with a suite that sends it. */
function recordedStatements(): Map<string, string> {
  const files = existsSync(recordedFolder) ? readdirSync(recordedFolder) : [];
  const suites = files
    .map((file) => JSON.parse(readFileSync(path.join(recordedFolder, file), 'utf8')) as RecordedSuite)
    .filter(({ suite }) => existsSync(suite));
  return new Map(suites.flatMap(({ suite, statements }) => statements.map((text) => [text, suite] as const)));
}

/** Statements without a plan: the import's own analysis, and its limit for locks. */
const unplanned = /^(analyze|set local)\b/;

/** Statements for which several parts of tables are scanned, with the tables. */
async function unboundStatements(texts: Iterable<string>): Promise<Map<string, string[]>> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) throw new Error('TEST_DATABASE_URL names no PostgreSQL server to ask');
  const found = new Map<string, string[]>();
  const database = await onServer(serverUrl);
  try {
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`set local plan_cache_mode = force_generic_plan`);
      for (const text of texts) {
        const tables = unplanned.test(text) ? [] : await tablesOfSeveralParts(tx, text);
        if (tables.length > 0) found.set(text, tables);
      }
    });
  } finally {
    await database.close();
  }
  return found;
}

const problems = undecidedTables.map((name) => `${name} has no store_id, and is no reference table`);
const statements = recordedStatements();
const used = new Set<RegExp>();
for (const [text, tables] of await unboundStatements(statements.keys())) {
  const entries = allowed.filter(({ statement }) => statement.test(text));
  for (const { statement } of entries) used.add(statement);
  if (entries.length === 0)
    problems.push(
      `${tables.join(', ')} without a store (${path.basename(statements.get(text) ?? '')}):\n  ${text}`,
    );
}
for (const { statement } of allowed)
  if (!used.has(statement))
    problems.push(`No suite sends a statement like ${String(statement)} without a store any more`);

if (problems.length > 0) console.error(problems.join('\n'));
console.warn(`${statements.size} statements, ${problems.length} problems`);
if (problems.length > 0 || statements.size === 0) process.exitCode = 1;
