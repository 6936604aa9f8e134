import type { Transport } from '@lapak/runtime/transport';

/**
 * The way to the API. When its code is not there, because this document's shell was removed, the page that is shown or loading is opened in a
 * new document.
 * @param renewed opens it when the shop has another shell by now; whether it does
 */
export const renewingTransport =
  (transport: Transport, renewed: () => Promise<boolean>): Transport =>
  (request) =>
    transport(request).catch(async (error: unknown) => {
      const isCodeMissing = error instanceof Error && error.name === 'ChunkLoadError';
      // The document is being replaced: the request waits until then.
      if (isCodeMissing && (await renewed())) return new Promise(() => undefined);
      throw error;
    });
