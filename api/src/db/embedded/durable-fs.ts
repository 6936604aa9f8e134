import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { PGlite } from '@electric-sql/pglite';

type ModuleOptions = Parameters<NodeFS['init']>[1];

/** What Emscripten's NODEFS has that its types leave out. */
interface NodeStream {
  nfd?: number;
  node: unknown;
}
interface NodeFileSystem {
  realPath(node: unknown): string;
  stream_ops: { fsync?: (stream: NodeStream) => number };
}

function hasNodeFileSystem(module: object): module is { NODEFS: NodeFileSystem } {
  return 'NODEFS' in module;
}

function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * PGlite's file system with a real fsync: without it, a commit that was answered could be lost with the machine's
 * power, whatever the database's settings are.
 */
export class DurableFS extends NodeFS {
  override async init(pg: PGlite, options: ModuleOptions) {
    const own = await super.init(pg, options);
    return {
      emscriptenOpts: {
        ...own.emscriptenOpts,
        preRun: [
          ...(own.emscriptenOpts.preRun ?? []),
          (module: object) => {
            if (!hasNodeFileSystem(module)) throw new Error('PGlite without NODEFS cannot be made durable');
            const { NODEFS } = module;
            NODEFS.stream_ops.fsync = (stream) => {
              if (stream.nfd === undefined) sync(NODEFS.realPath(stream.node));
              else fsyncSync(stream.nfd);
              return 0;
            };
          },
        ],
      },
    };
  }
}
