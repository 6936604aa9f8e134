import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Query, SQL } from 'drizzle-orm';
import type { OpenDatabase } from '../../db/client.ts';
import { recordedFolder, type RecordedSuite } from './recorded-folder.ts';

const source = fileURLToPath(new URL('../../', import.meta.url));
const ownFile = fileURLToPath(import.meta.url);

/** Path of the nearest file of this package in the calls that led here. */
function callerFile(): string {
  const { prepareStackTrace, stackTraceLimit } = Error;
  // Without jest's source maps, which make each of thousands of stacks slow.
  Error.prepareStackTrace = (_error, calls) => calls;
  Error.stackTraceLimit = 20;
  const { stack } = new Error();
  Object.assign(Error, { prepareStackTrace, stackTraceLimit });
  const calls: unknown = stack;
  const files = Array.isArray(calls) ? (calls as NodeJS.CallSite[]).map((call) => call.getFileName()) : [];
  return files.find((file) => file?.startsWith(source) && file !== ownFile) ?? '';
}

/** Whether the statement being built is a test's own, to prepare or to look, and none of the product. */
const isOfTest = (): boolean => /\.test\.ts$|\/testing\//.test(callerFile());

interface Session {
  prepareQuery(query: Query, ...rest: unknown[]): unknown;
  execute(query: SQL): unknown;
}

/** What drizzle makes statements with; a database and a transaction alike. */
interface Sender {
  session: Session;
  transaction(work: (inner: Sender) => unknown, ...rest: unknown[]): unknown;
}

function recordingSession(session: Session, note: (text: string) => void): Session {
  return Object.assign(Object.create(session) as Session, {
    prepareQuery(query: Query, ...rest: unknown[]) {
      note(query.sql);
      return session.prepareQuery(query, ...rest);
    },
  });
}

/** A database that notes the text of every statement which the product makes on it. */
function recording<S extends Sender>(sender: S, note: (text: string) => void): S {
  const noted = Object.assign(Object.create(sender) as S, {
    session: recordingSession(sender.session, note),
  });
  return new Proxy(sender, {
    get(_target, name) {
      if (name === 'transaction')
        return (work: (inner: Sender) => unknown, ...rest: unknown[]) =>
          sender.transaction((inner) => work(recording(inner, note)), ...rest);
      const value: unknown = Reflect.get(sender, name, sender);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => Reflect.apply(value, isOfTest() ? sender : noted, given) as unknown;
    },
  });
}

/** Wraps a database so that its statements are left in the folder of recordings when it is closed. */
export function recorded(opened: OpenDatabase): OpenDatabase {
  const texts = new Set<string>();
  const { testPath: suite = '' } = expect.getState();
  const note = (text: string) => texts.add(text);
  return {
    ...opened,
    db: recording(opened.db as unknown as Sender, note) as unknown as OpenDatabase['db'],
    async close() {
      await opened.close();
      const name = createHash('sha256').update(`${suite} ${opened.driver}`).digest('hex').slice(0, 16);
      await mkdir(recordedFolder, { recursive: true });
      const record: RecordedSuite = { suite, statements: [...texts].sort() };
      await writeFile(path.join(recordedFolder, `${name}.json`), JSON.stringify(record, null, 1));
    },
  };
}
