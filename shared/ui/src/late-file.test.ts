import { lateFile } from './late-file.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A file that comes once the test says so, and what it was used for. */
function aFile() {
  const state = { isThere: false, asked: 0, used: [] as string[] };
  const load = async () => {
    state.asked += 1;
    if (!state.isThere) throw new Error('the connection is cut');
    return 'file';
  };
  return { state, begin: () => lateFile(load, (file) => state.used.push(file)) };
}

it('uses a file at once, and only once', async () => {
  const { state, begin } = aFile();
  state.isThere = true;
  await begin();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(state).toMatchObject({ asked: 1, used: ['file'] });
});

it('asks for one that did not come when the connection is back, and holds nobody up until then', async () => {
  const { state, begin } = aFile();
  await begin();
  expect(state.used).toEqual([]);
  state.isThere = true;
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(state).toMatchObject({ asked: 2, used: ['file'] });
});

it('asks again by itself while it does not come, after longer and longer pauses', async () => {
  const { state, begin } = aFile();
  await begin();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(state.asked).toBe(2);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(state.asked).toBe(2);
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(state.asked).toBeLessThan(20);
  state.isThere = true;
  await jest.advanceTimersByTimeAsync(5 * 60_000);
  expect(state.used).toEqual(['file']);
});
