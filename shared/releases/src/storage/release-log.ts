import Type, { type Static } from 'typebox';
import Value from 'typebox/value';

const Text = Type.Union([Type.String(), Type.Null()]);

const LogLine = Type.Object({
  /** ISO 8601, UTC. */
  when: Type.String(),
  who: Type.String(),
  part: Type.String(),
  verb: Type.String(),
  from: Text,
  to: Text,
  /** The commit of the sources that `to` was built from. */
  commit: Type.Optional(Text),
  why: Type.Optional(Text),
  /** The store of a pin. */
  store: Type.Optional(Type.String()),
  /** The share of a canary. */
  percent: Type.Optional(Type.Integer()),
});

/** One change of what is deployed. */
export type LogLine = Static<typeof LogLine>;

export const LOG_FILE = 'releases.log';

export const formatLogLine = (line: LogLine) => `${JSON.stringify(line)}\n`;

function parseLine(text: string): LogLine[] {
  try {
    const line: unknown = JSON.parse(text);
    return Value.Check(LogLine, line) ? [line] : [];
  } catch {
    return [];
  }
}

/** Reads a log; lines that are not whole, as a full disk leaves them, are left out. */
export const parseLog = (text: string): LogLine[] => text.split('\n').flatMap(parseLine);
