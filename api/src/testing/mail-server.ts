import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** What the server answers at each step; null = nothing at all. */
interface Answers {
  sender?: string | null;
  recipient?: string | null;
  message?: string | null;
}

/** A mail server on the loopback address that keeps what it is given. */
export async function aMailServer(own: Answers = {}) {
  const answers: Required<Answers> = { sender: '250 ok', recipient: '250 ok', message: '250 ok', ...own };
  const recipients: string[] = [];
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  let gotMessage = () => {};
  const hasMessage = new Promise<void>((resolve) => (gotMessage = resolve));

  function talk(socket: Socket) {
    let body: string | null = null;
    let rest = '';
    const reply = (line: string | null) => line !== null && socket.write(`${line}\r\n`);
    const command = (line: string) => {
      if (line.startsWith('MAIL')) return reply(answers.sender);
      if (line.startsWith('RCPT')) {
        recipients.push(/<(.*?)>/.exec(line)?.[1] ?? '');
        return reply(answers.recipient);
      }
      if (line.startsWith('DATA')) body = '';
      if (line.startsWith('QUIT')) return socket.end('221 bye\r\n');
      return reply(body === null ? '250 ok' : '354 go');
    };
    const bodyLine = (line: string) => {
      if (line !== '.') return void (body += `${line}\n`);
      messages.push(body ?? '');
      body = null;
      gotMessage();
      return reply(answers.message);
    };
    reply('220 test');
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines)
        if (body === null) command(line);
        else bodyLine(line);
    });
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    talk(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Changes what is answered from now on. */
    answers,
    recipients,
    messages,
    hasMessage,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
