import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const post = (path: string, ...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: toko.test', ...headers, '', ''].join('\r\n');

const json = 'Content-Type: application/json';
const form = 'Content-Type: multipart/form-data; boundary=x';

/** Requests that never become whole, and what comes drop by drop after their beginning. */
export const halfRequests = (path: string): [name: string, beginning: string, drop: string][] => [
  ['nothing at all', '', ''],
  ['half a line of headers', `POST ${path} HT`, ''],
  ['headers drop by drop', `POST ${path} HTTP/1.1\r\n`, 'X: y\r\n'],
  ['a body that does not come', post(path, json, 'Content-Length: 100'), ''],
  ['a body drop by drop', post(path, json, 'Content-Length: 100000'), ' '],
  ['a body in pieces without an end', post(path, json, 'Transfer-Encoding: chunked'), '1\r\n \r\n'],
  ['an upload that does not come', post(path, form, 'Content-Length: 1000000'), ''],
  ['an upload drop by drop', post(path, form, 'Content-Length: 1000000'), 'x'],
];

/** Sends half a request; resolves when the server has ended the connection. */
export async function untilEnded(port: number, beginning: string, drop: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  socket.write(beginning);
  const dripping = setInterval(() => drop !== '' && socket.writable && socket.write(drop), 15);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(dripping);
}

/**
 * Uploads a form of twenty pieces, each a while after the other.
 * @returns status line of the answer
 */
export async function slowUpload(port: number, path: string, pauseMs: number): Promise<string> {
  const head = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n';
  const tail = '\r\n--x--\r\n';
  const piece = 'y'.repeat(500);
  const length = head.length + 20 * piece.length + tail.length;
  const socket = connect(port, '127.0.0.1');
  const answer = once(socket, 'data');
  socket.write(post(path, form, `Content-Length: ${length}`) + head);
  for (let n = 0; n < 20; n += 1) {
    await sleep(pauseMs);
    socket.write(piece);
  }
  socket.write(tail);
  const [data] = (await answer) as [Buffer];
  socket.destroy();
  return data.toString().split('\r\n')[0] ?? '';
}
