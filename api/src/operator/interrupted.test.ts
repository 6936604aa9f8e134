import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from '../testing/launch.ts';
import { openCommandServer, type CommandServer } from './command-channel.ts';
import { done, type OperatorReply } from './operator-request.ts';

const program = fileURLToPath(new URL('./main.ts', import.meta.url));

/** A server whose commands run until the test ends them. */
async function aServer(dataDir: string) {
  let finish = (_reply: OperatorReply) => {};
  let begun = () => {};
  const running = new Promise<void>((resolve) => (begun = resolve));
  const logged: string[] = [];
  const note = (_fields: object, message: string) => void logged.push(message);
  const operator = {
    run: () => {
      begun();
      return new Promise<OperatorReply>((resolve) => (finish = resolve));
    },
  };
  const server = await openCommandServer(dataDir, operator, { error: note, warn: note });
  return { server, running, logged, finish: () => finish(done('Selesai.')) };
}

describe('an operator command that is interrupted', () => {
  let dataDir = '';
  let server: CommandServer;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'lapak-interrupted-'));
  });
  afterEach(async () => {
    await server.close();
    await rm(dataDir, { recursive: true });
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('by %s says that the server goes on with the import', async (signal, code) => {
    const opened = await aServer(dataDir);
    ({ server } = opened);
    const file = path.join(dataDir, 'toko.json');
    await writeFile(file, '{}');
    const command = launch(program, ['import', file], { env: { ...process.env, DATA_DIR: dataDir } });
    await opened.running;
    command.child.kill(signal);
    expect(await command.ended).toBe(code);
    expect(command.text()).toContain('Impor tetap berjalan di server Lapak.');
    opened.finish();
    while (opened.logged.length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(opened.logged).toEqual(['an operator command ended whose caller had gone']);
  });

  it('says of others that they may have been done', async () => {
    const opened = await aServer(dataDir);
    ({ server } = opened);
    const command = launch(program, ['sweep'], { env: { ...process.env, DATA_DIR: dataDir } });
    await opened.running;
    command.child.kill('SIGINT');
    expect(await command.ended).toBe(130);
    expect(command.text()).toContain('Perintah ini mungkin sudah dijalankan');
    opened.finish();
  });
});
