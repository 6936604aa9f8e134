// Fails when the API's suites sent a statement that is bound to no store; run it after all of them, as `.ci/run` does.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { allowed } from './allowed.ts';
import { unboundTables } from './bound-to-store.ts';
import { recordedFolder, type RecordedSuite } from './recorded-folder.ts';
import { spreadTables, undecidedTables } from './spread-tables.ts';

/** Each text with a suite that sends it. */
function recordedStatements(): Map<string, string> {
  const files = existsSync(recordedFolder) ? readdirSync(recordedFolder) : [];
  const suites = files
    .map((file) => JSON.parse(readFileSync(path.join(recordedFolder, file), 'utf8')) as RecordedSuite)
    .filter(({ suite }) => existsSync(suite));
  return new Map(suites.flatMap(({ suite, statements }) => statements.map((text) => [text, suite] as const)));
}

const problems = undecidedTables.map((name) => `${name} has no store_id, and is no reference table`);
const statements = recordedStatements();
const used = new Set<RegExp>();
for (const [text, suite] of statements) {
  const tables = await unboundTables(text, spreadTables);
  if (tables.length === 0) continue;
  const entries = allowed.filter(({ statement }) => statement.test(text));
  for (const { statement } of entries) used.add(statement);
  if (entries.length === 0)
    problems.push(`${tables.join(', ')} without a store (${path.basename(suite)}):\n  ${text}`);
}
for (const { statement } of allowed)
  if (!used.has(statement))
    problems.push(`No suite sends a statement like ${String(statement)} without a store any more`);

if (problems.length > 0) console.error(problems.join('\n'));
console.warn(`${statements.size} statements, ${problems.length} problems`);
if (problems.length > 0 || statements.size === 0) process.exitCode = 1;
