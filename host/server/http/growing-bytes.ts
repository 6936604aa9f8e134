/** Bytes that come piece by piece and then end; every reader gets all of them, from the first on. */
export interface GrowingBytes {
  /** Everything, once it has ended; null before. */
  whole: () => Buffer | null;
  /** Everything, when it has ended. Rejects when the bytes broke off. */
  ended: () => Promise<Buffer>;
  /** What is there and then what comes. Throws when the bytes broke off. */
  read: () => AsyncGenerator<Buffer, void>;
}

export function createGrowingBytes(): GrowingBytes & {
  append: (piece: Buffer) => void;
  end: () => void;
  breakOff: (error: Error) => void;
} {
  let pieces: Buffer[] = [];
  let whole: Buffer | null = null;
  let failure: Error | null = null;
  let waiting: (() => void)[] = [];

  const growth = () => new Promise<void>((resolve) => waiting.push(resolve));
  function tell() {
    const all = waiting;
    waiting = [];
    for (const wake of all) wake();
  }

  return {
    append(piece) {
      pieces.push(piece);
      tell();
    },
    end() {
      // Readers under way go on in the list that they began with.
      whole = pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces);
      pieces = [whole];
      tell();
    },
    breakOff(error) {
      failure = error;
      tell();
    },
    whole: () => whole,
    async ended() {
      while (!whole) {
        if (failure) throw failure;
        await growth();
      }
      return whole;
    },
    async *read() {
      const mine = pieces;
      for (let at = 0; ;) {
        const piece = mine[at];
        if (piece) {
          at += 1;
          yield piece;
        } else if (failure) throw failure;
        else if (whole) return;
        else await growth();
      }
    },
  };
}
