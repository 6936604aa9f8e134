/** @jest-environment node */
import { createHostVersions } from './host-versions.ts';

let now = 0;
let problems: string[] = [];
let answers: Record<string, string | null> = {};
let attempts: string[] = [];

function versions() {
  [now, problems, attempts] = [0, [], []];
  return createHostVersions({
    attempt: async (version) => {
      attempts.push(version);
      return answers[version] ?? null;
    },
    onProblem: ({ version, error }) => problems.push(`${version}: ${(error as Error).message}`),
    now: () => now,
  });
}

it('a version counts as good when its probe is over, and is probed once', async () => {
  const hosts = versions();
  expect([hosts.isGood('1'), hosts.isGood('1')]).toEqual([false, false]);
  expect(await hosts.settled()).toBe(true);
  expect([hosts.isGood('1'), hosts.takeNews(), hosts.takeNews()]).toEqual([true, true, false]);
  expect(await hosts.settled()).toBe(false);
  expect(attempts).toEqual(['1']);
});

it('a version that fails is logged, and tried again half a minute later', async () => {
  answers = { 2: 'rusak' };
  const hosts = versions();
  hosts.isGood('2');
  await hosts.settled();
  expect([hosts.isGood('2'), hosts.takeNews(), problems]).toEqual([false, false, ['2: rusak']]);
  now = 29_999;
  hosts.takeNews();
  expect(attempts).toEqual(['2']);
  now = 30_000;
  answers = {};
  hosts.takeNews();
  await hosts.settled();
  expect([hosts.takeNews(), hosts.isGood('2')]).toEqual([true, true]);
});
