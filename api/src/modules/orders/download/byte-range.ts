import parseRange from 'range-parser';
import type { ByteRange } from '../../../lib/storage/file-storage.ts';

/**
 * The part of a file that a request asks for: the whole file without one, and for what no download manager sends
 * (several parts, or a part of another version of the file).
 * @param bytes size of the file
 * @returns null when the part is outside of the file
 */
export function requestedRange(
  headers: { range?: string; 'if-range'?: string | string[] },
  { bytes, etag }: { bytes: number; etag: string },
): (ByteRange & { isPart: boolean }) | null {
  const whole = { start: 0, end: bytes - 1, isPart: false };
  const { range, 'if-range': version = etag } = headers;
  if (range === undefined || version !== etag) return whole;
  const ranges = parseRange(bytes, range, { combine: true });
  if (ranges === -1) return null;
  const [part, ...more] = ranges === -2 || ranges.type !== 'bytes' ? [] : ranges;
  return part && more.length === 0 ? { ...part, isPart: true } : whole;
}
