import CDP from 'chrome-remote-interface';

/**
 * The heap of a process's main thread after a garbage collection, MB: what it really holds.
 * @param port of its inspector
 */
export async function liveHeapMb(port: number): Promise<number> {
  const client = await CDP({ host: '127.0.0.1', port });
  try {
    await client.send('HeapProfiler.enable');
    await client.send('HeapProfiler.collectGarbage');
    const { usedSize } = await client.send('Runtime.getHeapUsage');
    return usedSize / 1e6;
  } finally {
    await client.close();
  }
}
