import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib';
import { createGrowingBytes, type GrowingBytes } from './growing-bytes.ts';

export type Encoding = 'plain' | 'br' | 'gzip';

/** A document's text in every encoding, while it is being written and for as long as it is kept. */
export interface Body {
  /** Length of the text so far, in bytes. */
  length: () => number;
  /** Whether all of the text is there. */
  isFinished: () => boolean;
  /** The body in an encoding. Each is made when it is first asked for, once for all who get it. */
  in: (encoding: Encoding) => GrowingBytes;
}

export interface GrowingBody extends Body {
  /** Adds text that goes out at once. */
  append: (...pieces: Buffer[]) => void;
  /** Adds the last text. */
  finish: (...pieces: Buffer[]) => void;
}

const brotli = (quality: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_LGWIN]: 18,
});

/** Each piece is flushed, so that the visitor has it when it is written and not when the next one comes. */
const compressor = {
  br: () => createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: brotli(5) }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH, level: 6 }),
};

/** A third of the work for a tenth more on the line, and no other thread to wake. */
const inHaste = {
  plain: (text: Buffer) => text,
  br: (text: Buffer) => brotliCompressSync(text, { params: brotli(2) }),
  gzip: (text: Buffer) => gzipSync(text, { level: 3 }),
};

interface Sink {
  bytes: GrowingBytes;
  append: (piece: Buffer) => void;
  finish: (piece: Buffer) => void;
}

function plainSink(): Sink {
  const bytes = createGrowingBytes();
  return { bytes, append: bytes.append, finish: (piece) => (bytes.append(piece), bytes.end()) };
}

function compressedSink(encoding: 'br' | 'gzip'): Sink {
  const bytes = createGrowingBytes();
  const stream = compressor[encoding]();
  stream.on('data', bytes.append);
  stream.on('end', bytes.end);
  stream.on('error', bytes.breakOff);
  return { bytes, append: (piece) => void stream.write(piece), finish: (piece) => void stream.end(piece) };
}

/** @param isHurried for a busy server: when nobody reads it before it is finished, each encoding is made in haste */
export function createBody({ isHurried = false } = {}): GrowingBody {
  const groups: Buffer[][] = [];
  const made = new Map<Encoding, GrowingBytes>();
  /** Compressors are let go when the last text is with them: a kept body is bytes and nothing else. */
  const open = new Set<Sink>();
  let length = 0;
  let finished = false;

  function make(encoding: Encoding): GrowingBytes {
    const text = () => Buffer.concat(groups.flat());
    const sink = encoding === 'plain' || (isHurried && finished) ? plainSink() : compressedSink(encoding);
    made.set(encoding, sink.bytes);
    if (finished) sink.finish(isHurried ? inHaste[encoding](text()) : text());
    else {
      open.add(sink);
      for (const group of groups) sink.append(Buffer.concat(group));
    }
    return sink.bytes;
  }

  function add(pieces: Buffer[]): Buffer {
    groups.push(pieces);
    for (const piece of pieces) length += piece.length;
    return open.size === 0 ? Buffer.alloc(0) : Buffer.concat(pieces);
  }

  return {
    length: () => length,
    isFinished: () => finished,
    append(...pieces) {
      const joined = add(pieces);
      for (const sink of open) sink.append(joined);
    },
    finish(...pieces) {
      const joined = add(pieces);
      finished = true;
      for (const sink of open) sink.finish(joined);
      open.clear();
    },
    in: (encoding) => made.get(encoding) ?? make(encoding),
  };
}

/** A body that is there at once. */
export function bodyOf(...pieces: Buffer[]): Body {
  const body = createBody();
  body.finish(...pieces);
  return body;
}
