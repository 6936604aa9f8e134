import { trace } from '@opentelemetry/api';
import { inSpan } from '../process/in-span.ts';

/** A statement as the drivers take it. Its values are apart from its text. */
type Statement = string | { text: string };

/**
 * Records a statement, with its text, as a span of the request that it belongs to; outside of a traced request it is only run.
 * @param run sends the statement
 */
export function tracedStatement<T>(statement: Statement, run: () => Promise<T>): Promise<T> {
  if (!trace.getActiveSpan()) return run();
  const text = typeof statement === 'string' ? statement : statement.text;
  const [verb = 'statement'] = /^\w+/.exec(text) ?? [];
  return inSpan(verb.toLowerCase(), { 'db.system.name': 'postgresql', 'db.query.text': text }, run);
}
