import { onEveryDatabase } from '../testing/database.ts';
import { createAddressThrottle } from './address-throttle.ts';
import { addressKey, SITE_BITS } from './address-key.ts';
import { createAttemptCounters } from './attempt-counters.ts';

onEveryDatabase('The throttle of an address', (database) => {
  it('lets a crowd through, then delays it longer and longer, then refuses', async () => {
    const delays: number[] = [];
    const throttle = createAddressThrottle(createAttemptCounters(database().db, 0.1), async (ms) =>
      delays.push(ms),
    );
    const passed: boolean[] = [];
    for (let nth = 1; nth <= 101; nth += 1) passed.push(await throttle.enter('uji', '203.0.113.9'));
    expect(passed.indexOf(false)).toBe(100);
    expect(delays).toHaveLength(90);
    expect(delays[0]).toBe(20);
    expect(delays.at(-1)).toBe(1_800);
    expect(await throttle.enter('uji', '203.0.113.10')).toBe(true);
    expect(await throttle.enter('lain', '203.0.113.9')).toBe(true);
  });

  it('limits how many attempts of an address are delayed at once', async () => {
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    const throttle = createAddressThrottle(createAttemptCounters(database().db, 1), () => opened);
    for (let nth = 0; nth < 100; nth += 1) await throttle.enter('sabar', '203.0.113.11');
    let refused = 0;
    const waiting = Array.from({ length: 60 }, async () => {
      const may = await throttle.enter('sabar', '203.0.113.11');
      if (!may) refused += 1;
      // All beyond the limit are refused while the others are delayed.
      if (refused === 10) open();
      return may;
    });
    const passed = await Promise.all(waiting);
    expect(passed.filter((may) => may)).toHaveLength(50);
  });

  it('does not count attempts that turned out to be right', async () => {
    const throttle = createAddressThrottle(createAttemptCounters(database().db, 0.001));
    for (let nth = 0; nth < 5; nth += 1) {
      expect(await throttle.enter('benar', '203.0.113.12')).toBe(true);
      await throttle.giveBack('benar', '203.0.113.12');
    }
  });
});

it.each([
  ['203.0.113.1', '203.0.113.1'],
  ['::ffff:203.0.113.1', '203.0.113.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:0db8:1:2::', '2001:db8:1:2::'],
  ['not an address', 'not an address'],
])('counts %s as %s', (ip, key) => expect(addressKey(ip)).toBe(key));

it('counts by a wider network, where one customer may have many', () =>
  expect(addressKey('2001:db8:1:2:3:4:5:6', SITE_BITS)).toBe('2001:db8:1::'));
