import { createServer } from 'node:net';

/**
 * A port from the environment.
 * @param {string} setting for example `PORT`
 * @param {number} otherwise when it is not set
 * @throws when it is no port
 */
export function portOf(setting, otherwise, env = process.env) {
  const port = Number(env[setting] || otherwise);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${setting}=${env[setting]} is not a port: choose a number from 1 to 65535`);
  return port;
}

/**
 * Looks whether a server could listen.
 * @param {number} port
 * @param {string} setting with which another one is chosen
 * @throws when the port is taken, or may not be used
 */
export async function requireFreePort(port, setting, host = 'localhost') {
  const probe = createServer();
  try {
    await new Promise((resolve, reject) => probe.once('error', reject).listen(port, host, resolve));
  } catch (error) {
    const why = error.code === 'EADDRINUSE' ? 'is taken by another process' : `cannot be used (${error.code})`;
    throw new Error(`Port ${port} ${why}: choose another one with ${setting}`, { cause: error });
  }
  await new Promise((resolve) => probe.close(resolve));
}

/** Runs a command; when it cannot start, its log has the reason in one sentence. */
export async function explained(command) {
  try {
    return await command();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
