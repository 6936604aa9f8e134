import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { launch, type Launched } from '../testing/launch.ts';

const program = fileURLToPath(new URL('../testing/faulty-process.ts', import.meta.url));

describe('A serving process', () => {
  let running: Launched;
  let address: string;
  beforeEach(async () => {
    running = launch(program);
    address = (await running.output(/Server listening at (http:\S+\d)/))[1] ?? '';
  });
  afterEach(() => running.child.kill('SIGKILL'));

  const call = async (path: string, id: string, method = 'GET') =>
    (await fetch(address + path, { method, headers: { 'x-request-id': id } })).text();

  /** The log's line with these words. */
  const line = async (words: string) => {
    const [text] = await running.output(new RegExp(`^.*"msg":"${words}".*$`, 'm'));
    return JSON.parse(text) as { request_id?: string; err?: { message?: string } };
  };

  it('logs an unhandled rejection with its request, and continues', async () => {
    await call('/reject', 'permintaan-1', 'POST');
    expect(await line('a rejected promise was not handled')).toMatchObject({
      request_id: 'permintaan-1',
      err: { message: 'nobody waits for this' },
    });
    expect(await call('/', 'permintaan-2')).toBe('ok');
  });

  it('logs an uncaught exception with its request, answers what runs, and exits with 1', async () => {
    const held = call('/held', 'permintaan-1');
    await line('held');
    void call('/throw', 'permintaan-2', 'POST').catch(() => undefined);
    expect(await line('an exception was not caught, the process ends')).toMatchObject({
      request_id: 'permintaan-2',
      err: { message: 'nobody catches this' },
    });
    expect(await held).toBe('answered');
    expect(await running.ended).toBe(1);
  });

  /** Both take all the time that there is: at once, as the tests of a file run one after the other. */
  it('exits with 0 on a signal, whatever clients do, also when something cannot be closed in time', async () => {
    const other = launch(program, ['never-closed']);
    await other.output(/Server listening at/);
    other.child.kill('SIGTERM');
    const { hostname, port } = new URL(address);
    for (const begun of [
      'GET / HTT',
      'POST /reject HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
      'GET /hangs HTTP/1.1\r\nhost: a\r\n\r\n',
    ]) {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined).resume();
      await once(socket, 'connect');
      socket.write(begun);
    }
    await line('hangs');
    const held = call('/held', 'permintaan-1');
    await line('held');
    running.child.kill('SIGTERM');
    expect(await held).toBe('answered');
    expect(await running.ended).toBe(0);
    expect(await other.ended).toBe(0);
    expect(other.text()).toContain('not everything could be closed in time');
  });
});
