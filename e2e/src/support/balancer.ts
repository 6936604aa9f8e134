import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A balancer that gives each request to the next of several processes. */
export async function startBalancer(origins: readonly string[]) {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const { hostname, port } = new URL(origins[turn % origins.length] ?? '');
    const { method, url: path, headers } = incoming;
    const onward = request({ hostname, port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
