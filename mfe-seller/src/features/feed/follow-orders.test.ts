import type { LatestResponse } from '@lapak/contracts/api/seller-order';
import { followOrders, newsBetween, type OrderChange } from './follow-orders.ts';

/** The browser's stream, in the test's hands. */
class Stream extends EventTarget {
  static opened: Stream[] = [];
  isClosed = false;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Stream.opened.push(this);
  }
  close() {
    this.isClosed = true;
  }
  say(data: string) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

type Latest = LatestResponse['data'];
const at = (placed: number, proofs = 0, version = String(placed + proofs)): Latest => ({
  placed,
  proofs,
  version,
});

let changes: [OrderChange, number][];
let latest: jest.Mock<Promise<Latest | null>, []>;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  Stream.opened = [];
  Object.defineProperty(globalThis, 'EventSource', { configurable: true, value: Stream });
  changes = [];
  latest = jest.fn(async () => at(1));
  stop = followOrders({ toko: 'kopi', latest, onChange: (what, count) => changes.push([what, count]) });
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(globalThis, 'EventSource');
  jest.useRealTimers();
});

const stream = () => Stream.opened.at(-1) as Stream;

test('follows the stream, and does not poll while it comes through', async () => {
  expect(stream().url).toBe('/api/seller/toko/kopi/umpan');
  stream().dispatchEvent(new Event('ready'));
  stream().say('{"what":"placed"}');
  stream().say('{"what":"else"}');
  stream().say('not JSON');
  latest.mockResolvedValue(at(2));
  await jest.advanceTimersByTimeAsync(0);
  const { length } = latest.mock.calls;
  await jest.advanceTimersByTimeAsync(30_000);
  expect(changes).toEqual([['placed', 1]]);
  expect(latest).toHaveBeenCalledTimes(length);
});

test.each([
  ['fails', async () => void stream().dispatchEvent(new Event('error'))],
  ['lets nothing through within ten seconds', () => jest.advanceTimersByTimeAsync(10_000)],
])('polls every four seconds when the stream %s', async (_what, happens) => {
  await happens();
  expect(stream().isClosed).toBe(true);
  await jest.advanceTimersByTimeAsync(0);
  const { length } = latest.mock.calls;
  latest.mockResolvedValueOnce(at(3, 1));
  await jest.advanceTimersByTimeAsync(4000);
  expect(latest).toHaveBeenCalledTimes(length + 1);
  expect(changes).toEqual([
    ['placed', 2],
    ['proof', 1],
  ]);
});

test('a stream that falls silent later is left, too', async () => {
  stream().dispatchEvent(new Event('ready'));
  await jest.advanceTimersByTimeAsync(44_000);
  const { length } = latest.mock.calls;
  await jest.advanceTimersByTimeAsync(1000);
  expect(latest).toHaveBeenCalledTimes(length + 1);
});

test('what happened while a stream was silent is shown when that comes out', async () => {
  stream().dispatchEvent(new Event('ready'));
  await jest.advanceTimersByTimeAsync(0);
  latest.mockResolvedValue(at(3, 1));
  await jest.advanceTimersByTimeAsync(45_000);
  expect(changes).toEqual([
    ['placed', 2],
    ['proof', 1],
  ]);
});

test('what happened until a stream was opened again is shown with its first event', async () => {
  stream().dispatchEvent(new Event('ready'));
  latest.mockResolvedValue(at(2, 0, 'a'));
  stream().say('{"what":"placed"}');
  await jest.advanceTimersByTimeAsync(0);
  latest.mockResolvedValue(null);
  stream().dispatchEvent(new Event('error'));
  await jest.advanceTimersByTimeAsync(60_000);
  changes = [];
  latest.mockResolvedValue(at(2, 0, 'b'));
  stream().dispatchEvent(new Event('ready'));
  await jest.advanceTimersByTimeAsync(0);
  expect(changes).toEqual([['changed', 1]]);
});

test('an order that came with no message is shown with the next one', async () => {
  stream().dispatchEvent(new Event('ready'));
  await jest.advanceTimersByTimeAsync(0);
  latest.mockResolvedValue(at(2));
  stream().say('{"what":"changed"}');
  await jest.advanceTimersByTimeAsync(0);
  expect(changes).toEqual([
    ['changed', 1],
    ['placed', 1],
  ]);
});

test('an answer from before a message reports nothing twice', async () => {
  let answer: (now: Latest) => void = () => undefined;
  stream().dispatchEvent(new Event('ready'));
  await jest.advanceTimersByTimeAsync(0);
  latest.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  stream().say('{"what":"placed"}');
  latest.mockResolvedValue(at(3));
  stream().say('{"what":"placed"}');
  await jest.advanceTimersByTimeAsync(0);
  answer(at(2));
  await jest.advanceTimersByTimeAsync(0);
  latest.mockResolvedValue(at(3));
  stream().say('{"what":"changed"}');
  await jest.advanceTimersByTimeAsync(0);
  expect(changes).toEqual([
    ['placed', 1],
    ['placed', 1],
    ['changed', 1],
  ]);
});

test('tries the stream again, and stops polling when it works', async () => {
  stream().dispatchEvent(new Event('error'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(Stream.opened).toHaveLength(2);
  stream().dispatchEvent(new Event('ready'));
  await jest.advanceTimersByTimeAsync(0);
  const { length } = latest.mock.calls;
  await jest.advanceTimersByTimeAsync(12_000);
  expect(latest).toHaveBeenCalledTimes(length);
});

test('an answer that does not come is asked for again, and nothing is lost', async () => {
  stream().dispatchEvent(new Event('error'));
  await jest.advanceTimersByTimeAsync(0);
  latest.mockResolvedValueOnce(null).mockResolvedValueOnce(at(2));
  await jest.advanceTimersByTimeAsync(8000);
  expect(changes).toEqual([['placed', 1]]);
});

test.each<[Latest, Latest, [OrderChange, number][]]>([
  [at(1), at(1), []],
  [at(1), at(1, 0, 'x'), [['changed', 1]]],
  [at(1, 2), at(1, 1, 'y'), [['changed', 1]]],
  [
    at(1, 2),
    at(2, 3),
    [
      ['placed', 1],
      ['proof', 1],
    ],
  ],
])('from %j to %j: %j', (before, now, news) => {
  expect(newsBetween(before, now)).toEqual(news);
});
