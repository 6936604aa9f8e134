import { sql } from 'drizzle-orm';
import { withPostgresServer } from '../testing/postgres-server.ts';
import { openDatabase, openFromThread, type OpenDatabase } from './client.ts';

withPostgresServer('A session of the pool', (server) => {
  const withOptions = () => {
    const url = new URL(server().url);
    url.searchParams.set('options', '-c jit=on -c application_name=uji');
    return url.toString();
  };
  const settingOf = (db: Pick<OpenDatabase['db'], 'execute'>, name: string) =>
    db.execute<{ value: string }>(sql`select current_setting(${name}) as value`);
  async function settingsOf(opened: OpenDatabase) {
    try {
      const first = await settingOf(opened.db, 'jit');
      const inTransaction = await opened.db.transaction((tx) => settingOf(tx, 'jit'));
      const name = await settingOf(opened.db, 'application_name');
      return [first, inTransaction, name].map((result) => (result as unknown as { rows: unknown[] }).rows[0]);
    } finally {
      await opened.close();
    }
  }
  const off = { value: 'off' };

  it('compiles no statement, from its first one on', async () => {
    const { url } = server();
    const opened = await openDatabase({ databaseUrl: url, dataDir: '' });
    expect(await settingsOf(opened)).toEqual([off, off, { value: '' }]);
    expect(await settingsOf(openFromThread({ url }))).toEqual([off, off, { value: '' }]);
  });

  it('keeps the options of its address besides', async () => {
    const url = withOptions();
    const opened = await openDatabase({ databaseUrl: url, dataDir: '' });
    expect(await settingsOf(opened)).toEqual([off, off, { value: 'uji' }]);
    expect(await settingsOf(openFromThread({ url }))).toEqual([off, off, { value: 'uji' }]);
  });
});
