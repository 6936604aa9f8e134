import { PassThrough } from 'node:stream';

/** A reader that is so far behind has gone without a word. */
const MAX_UNREAD_BYTES = 64 * 1024;

/** Answers that go on until somebody ends them, each with what its reader was opened for. */
export function createTextStreams<Reader>() {
  const readers = new Map<PassThrough, Reader>();

  function write(stream: PassThrough, text: string): void {
    if (stream.writableLength > MAX_UNREAD_BYTES) stream.destroy();
    else stream.write(text);
  }

  return {
    /** A stream for another reader. @param first what it begins with */
    open(reader: Reader, first: string): PassThrough {
      const stream = new PassThrough();
      stream.once('close', () => readers.delete(stream));
      readers.set(stream, reader);
      stream.write(first);
      return stream;
    },

    isEmpty: () => readers.size === 0,
    /** The streams and their readers, as they are now. */
    all: () => [...readers],

    /** Writes to the readers that are meant; to all unless it is said. */
    send(text: string, isMeant: (reader: Reader) => boolean = () => true): void {
      for (const [stream, reader] of readers) if (isMeant(reader)) write(stream, text);
    },

    endAll: () => readers.forEach((_reader, stream) => stream.end()),
  };
}
