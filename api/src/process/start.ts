import type { FastifyInstance } from 'fastify';
import { errorCode } from '../lib/error-code.ts';
import { StartError } from '../lib/start-error.ts';

/**
 * Listens.
 * @returns the address
 * @throws StartError when the port is not available
 */
export async function listen(app: FastifyInstance, where: { host: string; port: number }): Promise<string> {
  try {
    return await app.listen(where);
  } catch (error) {
    const code = errorCode(error);
    const place = `Port ${where.port} di ${where.host}`;
    if (code === 'EADDRINUSE')
      throw new StartError(`${place} sudah dipakai proses lain. Hentikan proses itu, atau pilih PORT lain.`);
    if (code === null) throw error;
    throw new StartError(`${place} tidak dapat dipakai (${code}). Periksa HOST dan PORT.`);
  }
}

/**
 * Starts the process. When it cannot start, it logs the reason and exits with 1: one sentence for what the operator
 * has to change, the stack for anything else.
 */
export async function start<T>(main: () => Promise<T>): Promise<T> {
  try {
    return await main();
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}
